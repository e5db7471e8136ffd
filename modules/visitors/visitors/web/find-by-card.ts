import { client } from '#platform/web/calls/client.ts'
import { visitors } from '../contract.ts'

const api = client(visitors)

/** The visitor inside who has a card. Throws what the call throws: unknownCard (R189). */
export const findByCard = async (cardCode: string): Promise<string> =>
  (await api.findByCard({ cardCode })).data.visitorId
