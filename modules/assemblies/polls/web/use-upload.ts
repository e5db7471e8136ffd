import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { polls } from '../contract.ts'

/** Uploads a file of a poll and gives what a poll names it by; undefined when it was not kept, which a box says. */
export const useUpload = () =>
  useSubmit(async (_, file: File) => (await sendFile(polls.calls.uploadPollFile, {}, file, newId())).data, {
    onFailure: inBox,
  })
