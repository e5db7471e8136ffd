import { latePart } from '#platform/web/live/late-part.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { noticeSettingPath } from './screens.ts'

const needs = { service: [48, 49], can: 'notices.view' } as const

export const noticesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'notices',
      label: 'noticesFrame:title',
      icon: 'mega',
      group: 'desk',
      to: '/mgmt/notices',
      ...needs,
    },
    {
      name: 'noticeSettings',
      label: 'noticesFrame:setting',
      icon: 'mega',
      group: 'desk',
      to: noticeSettingPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      ...needs,
    },
  ],
  tiles: [
    {
      name: 'notices',
      order: 40,
      place: 'narrow',
      // After everything that the desk works with: it is no part of the first load.
      Tile: latePart(async () => {
        await new Promise((done) => setTimeout(done, 500))
        return (await import('./NoticesDuty.tsx')).NoticesDuty
      }),
      ...needs,
    },
  ],
  householdPanels: [
    {
      name: 'noticeContacts',
      place: 'people',
      Panel: latePart(async () => (await import('./HouseholdContacts.tsx')).HouseholdContacts),
    },
  ],
}
