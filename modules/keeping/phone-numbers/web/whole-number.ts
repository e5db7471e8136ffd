import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type PhoneHolderKind, phoneNumbers } from '../contract.ts'

const api = client(phoneNumbers)

/** Somebody's first whole number, to be filled in: an audited act. '' when it was refused, which is said. */
export async function wholeNumber(holder: PhoneHolderKind, id: string): Promise<string> {
  try {
    const { data } = await api.show({ holder, id }, { isSaid: true })
    return data.numbers[0] ?? ''
  } catch (error) {
    toast(sentenceOf(error), { isTrouble: true })
    return ''
  }
}
