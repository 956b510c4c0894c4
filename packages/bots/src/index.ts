/** Computer opponents. They decide on what their seat may know, never on the true table. */
export { randomPlayer } from './random-player.ts';
