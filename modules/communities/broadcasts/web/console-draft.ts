import { inkOnPaper } from '../contrast.ts'
import type { BroadcastDraft, BroadcastKind } from '../draft-contract.ts'

/** What a colour field shows before one was chosen. */
export const noColour = '#000000'

const usual: Partial<Record<BroadcastKind, Partial<BroadcastDraft>>> = {
  marquee: inkOnPaper,
}

/** A new one, as empty as its kind allows. */
export const freshDraft = (kind: BroadcastKind): BroadcastDraft => ({
  title: '',
  body: '',
  link: '',
  category: '',
  background: '',
  textColor: '',
  imageId: null,
  newVersion: '',
  startsOn: null,
  endsOn: null,
  position: 0,
  communityIds: null,
  ...usual[kind],
})
