/** A view as text. */
import type { DvView } from './view.ts';

export function showTopic(view: DvView, _topic: string): string {
  return view.title;
}
