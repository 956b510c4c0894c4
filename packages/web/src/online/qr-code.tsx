import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A QR code, dark on light in both themes: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} />
    </svg>
  );
}
