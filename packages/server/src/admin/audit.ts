import type { Hand } from '../http/who.ts';
import { newId } from '../people/tokens.ts';
import type { Services } from '../services.ts';

/** What the host does with his powers is written down before it is done. */
export function audit({ store, now }: Services, { id: account }: Hand, act: string, about: object): Promise<void> {
  return store.recordAdminAct({ id: newId(), account, act, about: JSON.stringify(about), at: now() });
}
