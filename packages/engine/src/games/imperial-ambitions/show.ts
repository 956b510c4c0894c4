/** A view as text (section E writes it). */
import type { IaView } from './view.ts';

export function showTopic(view: IaView, _topic: string): string {
  return view.title;
}
