import type { ReactNode } from 'react';
import type { Scene } from '../scene.ts';
import { words } from '../words.ts';
import styles from './plane.module.css';

/** What the lines mean that are on the map now. */
export function Legend({ scene, hasThreat }: { scene: Scene | null; hasThreat: boolean }): ReactNode {
  const isPreview = scene?.courses?.some(({ look }) => look === 'preview') ?? false;
  const hasOld = scene?.courses?.some(({ look }) => look === 'old') ?? false;
  const reach = scene?.reach?.filter(({ figure }) => figure !== undefined).length ?? 0;
  return (
    <>
      {isPreview ? (
        <>
          <Item label={hasOld ? words.legend.preview : words.legend.first}>
            <path d="M0 6h24" stroke="var(--lamp-line)" strokeWidth={4} />
          </Item>
          {hasOld && (
            <Item label={words.legend.old}>
              <path d="M0 6h24" stroke="var(--text-2)" strokeWidth={2} opacity={0.5} />
            </Item>
          )}
        </>
      ) : (
        <Item label={words.legend.next}>
          <path d="M0 6h18" stroke="currentColor" strokeWidth={2.5} />
          <path d="M24 6l-8-4v8z" fill="currentColor" />
        </Item>
      )}
      {reach > 0 && (
        <Item label={words.legend.reach(reach)}>
          <rect width={14} height={12} x={5} fill="var(--lamp-soft)" stroke="var(--lamp-line)" strokeDasharray="3 2" />
        </Item>
      )}
      {(scene?.fire?.length ?? 0) > 0 && (
        <Item label={words.legend.fire}>
          <path d="M0 6h24" stroke="var(--lamp-line)" strokeWidth={2.2} strokeDasharray="6 4" />
        </Item>
      )}
      {hasThreat && (
        <Item label={words.legend.threat}>
          <path d="M0 6h24" stroke="var(--bad)" strokeWidth={10} opacity={0.4} />
        </Item>
      )}
    </>
  );
}

function Item({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <span className={styles['legendItem']}>
      <svg width={24} height={12} viewBox="0 0 24 12" aria-hidden>
        {children}
      </svg>
      {label}
    </span>
  );
}
