/** One event of a stream: its name, its text, and by which id it is taken up again. */
export interface StreamEvent {
  event: string;
  id: string | null;
  data: string;
}

/** The events of an answer as they come; `onSign` hears of every sign of life, pings too. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: StreamEvent) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    onSign();
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) take(event);
    }
  }
}

function eventOf(block: string): StreamEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()] as const;
    }),
  );
  const data = fields.get('data');
  return data === undefined ? null : { event: fields.get('event') ?? 'message', id: fields.get('id') ?? null, data };
}
