import type { Contributions } from '#platform/web/frame/contributions.ts'
import { FastReceiveHost } from './FastReceiveHost.tsx'
import { openFastReceive } from './public.ts'
import { scanReaders } from './scan-readers.ts'

// Shown also to whoever may not: pressing says why (R131).
const needs = { service: [48, 49], group: 'desk' as const }

export const fastReceiveContributions: Partial<Contributions> = {
  acts: [
    {
      ...needs,
      name: 'receiveByCard',
      label: 'fastReceive:byCard',
      icon: 'card',
      key: 'Alt+Z',
      shortcut: 1,
      primary: true,
      open: () => openFastReceive({ method: 'card' }),
    },
    {
      ...needs,
      name: 'receiveByHousehold',
      label: 'fastReceive:byHousehold',
      icon: 'house',
      key: 'Alt+X',
      shortcut: 2,
      open: () => openFastReceive({ method: 'pick' }),
    },
    {
      ...needs,
      name: 'fastReceive',
      label: 'fastReceive:title',
      icon: 'box',
      phone: { order: 1, label: 'fastReceive:phoneWord' },
      open: () => openFastReceive(),
    },
    {
      ...needs,
      name: 'receiveByPhone',
      label: 'fastReceive:byPhone',
      icon: 'phone',
      open: () => openFastReceive({ method: 'barcode' }),
    },
  ],
  scanReaders,
  dialogs: [FastReceiveHost],
}
