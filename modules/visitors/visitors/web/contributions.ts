import { latePart } from '#platform/web/live/late-part.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { visitorCounter } from '../counter-contract.ts'
import { desk } from './desk-store.ts'
import { openCurrentVisitors, openLeave, openRegistration } from './public.ts'
import { scanReaders } from './scan-readers.ts'

const api = client(visitorCounter)
const loadWithoutLine = () => import('./without-line.ts')

const service = [17, 50] as const
const see = { service, can: 'visitors.view' } as const
// Shown to whoever sees visitors and may not handle them, disabled and with the reason (R131).
const handle = {
  ...see,
  group: 'visitors',
  needs: { can: 'visitors.handle', otherwise: 'visitors:noPermission' },
} as const

export const visitorsContributions: Partial<Contributions> = {
  householdPasts: [async () => (await import('./household-past.ts')).householdPasts],
  counters: [
    {
      ...see,
      name: 'visitors',
      label: 'visitors:counter',
      open: openCurrentVisitors,
      count: async () => (await api.countInside({})).data.count,
      changedBy: ['visitors.'],
    },
  ],
  openers: [{ name: 'registerVisitor', open: openRegistration }],
  acts: [
    {
      ...handle,
      name: 'registerVisitor',
      label: 'visitors:register',
      icon: 'person',
      key: 'Alt+W',
      shortcut: 34,
      phone: {
        order: 3,
        label: 'visitors:phoneWord',
        pages: ['/mgmt/PlusGuestReservation', '/mgmt/GuestRecord', '/mgmt/CommunityGuestControl'],
      },
      open: () => openRegistration(),
    },
    {
      ...handle,
      name: 'leaveVisitor',
      label: 'visitors:leave',
      icon: 'door',
      key: 'Alt+Q',
      shortcut: 35,
      open: () => openLeave(),
    },
  ],
  tiles: [
    {
      ...see,
      name: 'visitors',
      order: 25,
      place: 'narrow',
      // After everything that the desk works with: it is no part of the first load.
      Tile: latePart(async () => {
        await new Promise((done) => setTimeout(done, 300))
        return (await import('./VisitorsDuty.tsx')).VisitorsDuty
      }),
    },
  ],
  dialogs: [desk.Host],
  scanReaders,
  queueables: [
    {
      call: 'visitors.register',
      noun: 'visitors:queuedNoun',
      load: async () => (await loadWithoutLine()).queuedRegistration,
    },
  ],
  provisions: [
    {
      name: 'registerVisitors',
      service,
      can: 'visitors.handle',
      fetch: async () => (await loadWithoutLine()).fetchRegistering(),
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
