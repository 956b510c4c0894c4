const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text sentence by sentence. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}

/** With a capital and a full stop: its first sentence is the fact, what follows explains it. */
export function wholeOf(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return whole.endsWith('.') || whole.endsWith('?') ? whole : `${whole}.`;
}
