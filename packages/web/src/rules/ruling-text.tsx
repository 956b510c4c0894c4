import type { ReactNode } from 'react';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import styles from './rule-book.module.css';
import { piecesOf } from './rulings.ts';

/** A ruling with its lists and tables; other rulings that it names open when they are pressed. */
export function RulingText({ text }: { text: string }): ReactNode {
  return blocksOf(text).map(({ is, at, lines }) => {
    if (is === 'table') return <RulingTable key={at} lines={lines} />;
    if (is === 'list')
      return (
        <ul key={at} className={styles['points']}>
          {lines.map((line) => (
            <li key={line}>
              <Linked text={line.trimStart().slice(2)} />
            </li>
          ))}
        </ul>
      );
    return lines.map((line) => (
      <p key={line}>
        <Linked text={line} />
      </p>
    ));
  });
}

/** Words with chips for the rulings in them; the marks of emphasis are left out. */
function Linked({ text }: { text: string }): ReactNode {
  const plain = text.replaceAll('`', '').replaceAll('**', '').replaceAll('*', '');
  return piecesOf(plain).map(({ at, words, ruling }) => (ruling ? <RuleChip key={at} rule={ruling} /> : words));
}

function RulingTable({ lines }: { lines: readonly string[] }): ReactNode {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return (
    <table>
      <ColumnHeads names={head} />
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {head.map((column, at) => (
              <td key={column}>
                <Linked text={cells[at] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

interface Block {
  is: 'text' | 'list' | 'table';
  /** the number of its first line */
  at: number;
  lines: string[];
}

/** Lines of one kind in a row belong together. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const is = line.startsWith('|') ? 'table' : line.trimStart().startsWith('- ') ? 'list' : 'text';
    const last = blocks.at(-1);
    if (last?.is === is) last.lines.push(line);
    else blocks.push({ is, at, lines: [line] });
  }
  return blocks;
}
