import { lazy } from 'react'
import type { Contributions } from '#platform/web/frame/contributions.ts'

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
  ],
  tiles: [
    {
      name: 'notices',
      order: 40,
      place: 'narrow',
      Tile: lazy(() => import('./NoticesTile.tsx').then((module) => ({ default: module.NoticesTile }))),
      ...needs,
    },
  ],
}
