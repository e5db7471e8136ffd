import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, page, paging, RowVersion, words } from '#platform/contract/fields.ts'
import { Broadcast, BroadcastChange, broadcastKinds, broadcastStates, draftFields } from './draft-contract.ts'

const operatorCall = { can: 'operator' } as const
/** Where pictures of floating icons are kept and seen. */
export const imagePath = '/api/v1/Operator/Broadcast/Image'

const which = { broadcastId: Id, rowVersion: RowVersion }

/** What the operator shows in the frame of communities, written and published from the console. */
export const operatorBroadcasts = contract('operatorBroadcasts', {
  listBroadcasts: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Broadcast',
    summary: 'What there is of one kind, the newest first.',
    takes: z.object({
      kind: z.enum(broadcastKinds),
      state: z.enum(broadcastStates).optional(),
      ...paging,
    }),
    gives: page(Broadcast),
    unaudited: 'what the operator shows to everybody',
  }),
  showBroadcast: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Broadcast/{broadcastId}',
    summary: 'One of them with its history.',
    takes: z.object({ broadcastId: Id }),
    gives: data(Broadcast.extend({ history: z.array(BroadcastChange) })),
    unaudited: 'what the operator shows to everybody',
  }),
  listAudience: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Broadcast/Audience',
    summary: 'The communities for which something may be.',
    takes: z.object({}),
    gives: data(z.array(z.object({ communityId: Id.meta({ wire: 'ComId' }), name: z.string() }))),
    unaudited: 'names of communities alone',
  }),
  draftBroadcast: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Broadcast',
    summary: 'Writes something down; nobody sees it yet.',
    takes: z.object({ broadcastId: Id, kind: z.enum(broadcastKinds), ...draftFields }),
    gives: data(Broadcast),
  }),
  correctBroadcast: call({
    ...operatorCall,
    method: 'PUT',
    path: '/api/v1/Operator/Broadcast/{broadcastId}',
    summary: 'Changes what it says, when and for whom.',
    takes: z.object({ ...which, ...draftFields }),
    gives: data(Broadcast),
  }),
  publishBroadcast: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Broadcast/{broadcastId}/Publish',
    summary: 'Shows it from its first day on.',
    takes: z.object(which),
    gives: data(Broadcast),
  }),
  withdrawBroadcast: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Broadcast/{broadcastId}/Withdraw',
    summary: 'Takes it back for good.',
    takes: z.object({ ...which, reason: words(60) }),
    gives: data(Broadcast),
  }),
  storeImage: call({
    ...operatorCall,
    method: 'POST',
    path: imagePath,
    summary: 'Keeps the picture of a floating icon.',
    body: 'file',
    takes: z.object({}),
    gives: data(z.object({ imageId: Id })),
  }),
  showImage: call({
    ...operatorCall,
    method: 'GET',
    path: `${imagePath}/{imageId}`,
    summary: 'The picture of a floating icon.',
    takes: z.object({ imageId: Id }),
    gives: z.object({}),
    unaudited: 'a picture that everybody sees',
  }),
})
