import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id } from '#platform/contract/fields.ts'
import { base, chair, desk, record } from './contract.ts'
import { assemblyId, Topic, topicId, unitId } from './shapes.ts'

const speakerId = Id.meta({ wire: 'SpeakerId' })

/** Who speaks on the floor, and how long a vote takes. */
export const assemblyFloor = contract('assemblyFloor', {
  addSpeaker: call({
    ...desk,
    method: 'POST',
    path: `${base}/AddSpeaker`,
    summary:
      'Somebody who is there asks to speak, on the motion at hand or in general. The client makes the id.',
    takes: z.object({ assemblyId, speakerId, unitId, topicId: topicId.nullable().default(null) }),
    gives: done,
  }),
  beginSpeaking: call({
    ...chair,
    method: 'PATCH',
    path: `${base}/BeginSpeaking`,
    summary: 'Gives the floor to somebody who asked; whoever speaks now has ended.',
    takes: z.object({ speakerId }),
    gives: done,
  }),
  endSpeaking: call({
    ...chair,
    method: 'PATCH',
    path: `${base}/EndSpeaking`,
    summary: 'Takes the floor from whoever speaks, or from the list whoever waits.',
    takes: z.object({ speakerId }),
    gives: done,
  }),
  extendVoting: call({
    ...record,
    method: 'PATCH',
    path: `${base}/ExtendVoting`,
    summary: 'Phones have so many minutes more, from now when the time was over.',
    takes: z.object({ topicId, minutes: z.int().min(1).max(60) }),
    gives: data(Topic),
  }),
})
