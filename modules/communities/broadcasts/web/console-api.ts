import { client } from '#platform/web/calls/client.ts'
import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { imagePath, operatorBroadcasts } from '../console-contract.ts'

export const consoleApi = client(operatorBroadcasts)

/** Where the console sees the picture of an icon. */
export const consoleImage = (imageId: string): string => `${imagePath}/${imageId}`

/** Keeps the picture of an icon; gives its id. Throws what the server says of it. */
export const storeImage = async (file: File): Promise<string> =>
  (await sendFile(operatorBroadcasts.calls.storeImage, {}, file, newId())).data.imageId
