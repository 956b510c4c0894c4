import styles from './button.module.css';

/** lamp: the one primary action of your decision. paper: primary elsewhere. quiet: everything else. */
export type ButtonLook = 'lamp' | 'paper' | 'quiet' | 'plain';

const looks: Readonly<Record<ButtonLook, string>> = {
  lamp: styles['lamp'],
  paper: styles['paper'],
  plain: styles['plain'],
  quiet: '',
};

/** Class names of whatever looks like a button. */
export function buttonClass(look: ButtonLook): string {
  return `${styles['button']} ${looks[look]}`.trim();
}
