import type { Contributions } from '#platform/web/frame/contributions.ts'
import { fastReceive, loadDialogs } from './fast-receive-store.ts'
import { loadWithoutLine, openFastReceive, openFastReceiveOfHousehold } from './public.ts'
import { scanReaders } from './scan-readers.ts'

// Shown also to whoever sees parcels and may not, disabled and with the reason (R131).
const act = {
  service: [48, 49],
  can: 'packages.view',
  group: 'desk' as const,
  needs: { can: 'packages.handOver', otherwise: 'fastReceive:noPermission' },
}

export const fastReceiveContributions: Partial<Contributions> = {
  acts: [
    {
      ...act,
      name: 'receiveByCard',
      label: 'fastReceive:byCard',
      icon: 'card',
      key: 'Alt+Z',
      shortcut: 1,
      primary: true,
      open: () => openFastReceive({ method: 'card' }),
      isVariant: true,
    },
    {
      ...act,
      name: 'receiveByHousehold',
      label: 'fastReceive:byHousehold',
      icon: 'house',
      key: 'Alt+X',
      shortcut: 2,
      open: () => openFastReceive({ method: 'pick' }),
      isVariant: true,
    },
    {
      ...act,
      name: 'fastReceive',
      label: 'fastReceive:title',
      icon: 'box',
      phone: {
        order: 1,
        label: 'fastReceive:phoneWord',
        pages: ['/community/postalList', '/community/postalReceive', '/community/collectionRecord'],
      },
      open: () => openFastReceive(),
    },
    {
      ...act,
      name: 'receiveByPhone',
      label: 'fastReceive:byPhone',
      icon: 'phone',
      open: () => openFastReceive({ method: 'barcode' }),
      isVariant: true,
    },
  ],
  handOvers: [
    {
      name: 'fastReceive',
      service: [48, 49],
      can: 'packages.handOver',
      open: (household) => void openFastReceiveOfHousehold(household),
    },
  ],
  scanReaders,
  provisions: [
    {
      name: 'fastReceive',
      service: [48, 49],
      can: 'packages.handOver',
      fetch: async () => {
        await loadDialogs()
        await (await loadWithoutLine()).loadSigning()
      },
    },
  ],
  dialogs: [fastReceive.Host],
}
