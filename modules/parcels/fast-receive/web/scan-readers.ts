import { client } from '#platform/web/calls/client.ts'
import type { ScanReader } from '#platform/web/frame/contributions.ts'
import { showStart } from './fast-receive-store.ts'
import { looksLikeCard, looksLikePhone } from '#platform/web/input/code-shapes.ts'

// Only a scan needs the calls of cards and phones, and the first page does not wait for them.
const loadApi = () =>
  import('#modules/carriers/activation/contract.ts').then(({ activation }) => client(activation))
const needs = { service: [48, 49], can: 'activation.view' }

/** A phone's barcode first, because it is told by its length; tracking numbers come between; a card is any other code. */
export const scanReaders: readonly ScanReader[] = [
  {
    ...needs,
    name: 'phoneBarcode',
    order: 10,
    async take(code) {
      if (!looksLikePhone(code)) return false
      const found = await loadApi()
        .then((api) => api.findByPhone({ code }))
        .catch(() => undefined)
      if (!found || found.data.households.length === 0) return false
      showStart({ households: found.data.households, receiveType: 0, receiveCode: code })
      return true
    },
  },
  {
    ...needs,
    name: 'card',
    order: 30,
    async take(code) {
      if (!looksLikeCard(code)) return false
      const found = await loadApi()
        .then((api) => api.findByCard({ code }))
        .catch(() => undefined)
      if (!found || found.data.households.length === 0) return false
      showStart({ households: found.data.households, receiveType: 2, receiveCode: code })
      return true
    },
  },
]
