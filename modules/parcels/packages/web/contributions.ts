import { openFastReceiveOfHousehold, queuedHandOvers } from '#modules/parcels/fast-receive/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { packages, type WaitingPackage } from '../contract.ts'
import { packageHandOverPart } from './hand-over-part.ts'
import { undoOverlay } from './undo-store.ts'
import { loadWithoutLine, WaitingLabels } from './WaitingLabels.tsx'
import { WaitingTile } from './WaitingTile.tsx'

const api = client(packages)
const view = { service: [49], can: 'packages.view' } as const

export const packagesContributions: Partial<Contributions> = {
  householdPasts: [async () => (await import('./household-past.ts')).householdPasts],
  counters: [
    {
      name: 'packages',
      label: 'packages:counter',
      to: '/community/postalList.aspx',
      ...view,
      count: async () => (await api.countWaiting({})).data.count,
      changedBy: ['packages.'],
    },
  ],
  acts: [
    {
      name: 'registerPackage',
      label: 'packages:register',
      icon: 'boxin',
      group: 'desk',
      key: 'Alt+A',
      to: '/community/postalDespatcher_v2.aspx',
      shortcut: 30,
      phone: {
        order: 2,
        label: 'packages:registerShort',
        pages: ['/community/postalDespatcher', '/community/collectionPayment_v2', '/mgmt/postalPatch'],
      },
      service: [49],
      can: 'packages.register',
    },
  ],
  tiles: [{ name: 'waitingPackages', order: 20, place: 'wide', Tile: WaitingTile, ...view }],
  dialogs: [WaitingLabels, undoOverlay.Host],
  handOverKinds: [packageHandOverPart],
  queueables: [
    queuedHandOvers(packageHandOverPart),
    {
      call: 'packages.register',
      noun: 'packages:queuedNoun',
      amendTo: '/community/postalDespatcher_v2.aspx',
      load: async () => (await loadWithoutLine()).queuedRegistration,
    },
  ],
  provisions: [
    {
      name: 'registerPackages',
      service: [49],
      can: 'packages.register',
      fetch: async () => (await loadWithoutLine()).fetchRegistering(),
    },
    {
      name: 'handOverPackages',
      service: [49],
      can: 'packages.handOver',
      fetch: async () => {
        await packageHandOverPart.load()
        await (await loadWithoutLine()).fetchHandingOver()
      },
    },
  ],
  scanReaders: [
    {
      name: 'packages',
      order: 20,
      service: [49],
      can: 'packages.handOver',
      take: async (code) => {
        const found = await import('./find-scanned.ts')
          .then(({ findScanned }) => findScanned(code))
          .catch(() => [])
        const [first] = found
        if (!first) return false
        void receive(first)
        return true
      },
    },
  ],
  shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
}

const receive = ({ householdId, label, packageId }: WaitingPackage) =>
  openFastReceiveOfHousehold({ householdId, label, focusId: packageId })
