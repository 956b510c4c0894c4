// A computer player that answers at once, or never.

/** @param {{ seed: string }} request */
export default function think({ seed }) {
  while (seed === 'endless');
  return { words: 'thought' };
}
