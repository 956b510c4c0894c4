#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (existsSync(new URL('../dist/main.js', import.meta.url))) {
  await import('../dist/main.js');
} else {
  console.error('admiralty is not built yet: run npm run build first');
  process.exitCode = 1;
}
