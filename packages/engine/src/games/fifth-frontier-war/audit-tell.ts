/** Takes down one breach. */
export type Tell = (line: string) => void;
