import './styles/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskContext } from './app/desk.ts';
import { router } from './app/router.tsx';
import { keepOffline } from './offline/register.ts';
import { applySettings } from './settings/settings.ts';
import { localDesk } from './table/local-desk.ts';

applySettings();
keepOffline();
const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <DeskContext value={localDesk()}>
      <RouterProvider router={router} />
    </DeskContext>
  </StrictMode>,
);
