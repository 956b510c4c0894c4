const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text sentence by sentence. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}
