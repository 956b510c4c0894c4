import type { ReactNode } from 'react';
import { print } from '../../../kit/box-print.tsx';
import { frontier } from './frontier.ts';

const chevron = 'h30l42 44-42 44h-30l42-44z';

/** The real frontier; arrows that nobody has seen yet. */
export function FrontierArt(): ReactNode {
  const { ink } = print;
  return (
    <>
      <rect width="318" height="326" fill={print.navy} />
      <path d={frontier.imperial} fill={print.imperial} />
      <path d={frontier.zhodani} fill={print.zhodani} />
      <path d={frontier.imperial + frontier.zhodani} fill="none" stroke={print.paper} strokeOpacity={0.12} />
      <g fill="none" strokeWidth={2.5} strokeLinecap="round">
        <path d={frontier.imperialBorder} stroke={print.imperialEdge} />
        <path d={frontier.zhodaniBorder} stroke={print.zhodaniEdge} />
      </g>
      <path d={frontier.worlds} fill={print.paper} />
      <g stroke={ink} strokeWidth={3}>
        <path d={`M50 122${chevron}M100 122${chevron}M150 122${chevron}`} fill={print.azure} />
        <path d="M248 184l56-32v56zM238 258l44-25v44zM238 110l44-25v44z" fill={print.flame} />
      </g>
    </>
  );
}
