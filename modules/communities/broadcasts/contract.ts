import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant } from '#platform/contract/fields.ts'

/** A line of the marquee (R103). */
export const MarqueeLine = z.object({
  title: z.string(),
  url: z.string(),
  background: z.string().meta({ wire: 'BgColor' }),
  textColor: z.string(),
})
export type MarqueeLine = z.output<typeof MarqueeLine>

/** A floating icon (R097); what it is for is said to those who do not see it. */
export const FloatingIcon = z.object({
  id: Id.meta({ wire: 'id' }),
  uri: z.string().meta({ wire: 'uri' }),
  imageUri: z.string().meta({ wire: 'img_uri' }),
  title: z.string().meta({ wire: 'title' }),
})
export type FloatingIcon = z.output<typeof FloatingIcon>

/** A headline of the box at the bottom right (R106): days are written `2026/11/22`, '' without one. */
export const Headline = z.object({
  id: Id.meta({ wire: 's_id' }),
  type: z.int().meta({ wire: 's_type' }),
  isChecked: z.int().meta({ wire: 'is_check' }),
  start: z.string().meta({ wire: 's_start' }),
  due: z.string().meta({ wire: 's_due' }),
  title: z.string().meta({ wire: 's_title' }),
  tips: z.string().meta({ wire: 's_tips' }),
  link: z.string().meta({ wire: 's_link' }),
})
export type Headline = z.output<typeof Headline>

/** The version node (R110). */
export const VersionNode = z.object({
  newVersion: z.string().meta({ wire: 'newVersion' }),
  open: z.boolean().meta({ wire: 'open' }),
})
export type VersionNode = z.output<typeof VersionNode>

/** The type of headlines that the box shows (R107). */
export const boxType = 2

const imagePath = '/api/v1/Broadcast/Image/{imageId}'
/** Where the picture of an icon is. */
export const imageAddress = (imageId: string): string => imagePath.replace('{imageId}', imageId)

export const broadcasts = contract('broadcasts', {
  showCurrent: call({
    method: 'GET',
    path: '/api/v1/Broadcast/Current',
    summary:
      'Everything that the operator shows in the frame now, in one answer, and when it is to be asked for again.',
    can: 'broadcasts.view',
    takes: z.object({}),
    gives: data(
      z.object({
        headlines: z.array(Headline),
        marquees: z.array(MarqueeLine),
        icons: z.array(FloatingIcon),
        version: VersionNode,
        unreadAnnouncements: z.int(),
        /** When a day begins or ends that changes it; null: not by itself. */
        changesAt: Instant.nullable(),
      }),
    ),
    errors: 'counter',
  }),
  listMarquees: call({
    method: 'GET',
    path: '/api/v1/Marquee',
    summary: 'The lines of the marquee in their order (R103).',
    can: 'broadcasts.view',
    takes: z.object({}),
    gives: z.object({ marquees: z.array(MarqueeLine) }),
    errors: 'counter',
  }),
  listIcons: call({
    method: 'GET',
    path: '/core/api/ActiveIcon/GetActiveIcon',
    summary: 'The floating icons (R097).',
    can: 'broadcasts.view',
    takes: z.object({}),
    gives: data(z.array(FloatingIcon)),
    errors: 'counter',
  }),
  listHeadlines: call({
    method: 'GET',
    path: '/core/api/System/News',
    summary: 'The headlines of the box at the bottom right (R106).',
    can: 'broadcasts.view',
    takes: z.object({}),
    gives: data(z.array(Headline)),
    errors: 'counter',
  }),
  showImage: call({
    method: 'GET',
    path: imagePath,
    summary: 'The picture of a floating icon; a page names it in an img, so the login cookie suffices.',
    can: 'broadcasts.view',
    takes: z.object({ imageId: Id }),
    gives: z.object({}),
    errors: 'counter',
  }),
})
