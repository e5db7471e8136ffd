import { serve } from '#platform/server/serve.ts'
import { visitors } from '../contract.ts'
import { visitorCounter } from '../counter-contract.ts'
import { noteApproval } from './approval.ts'
import { arrive } from './arriving.ts'
import { book } from './book.ts'
import { cancelBooking, editBooking } from './bookings.ts'
import { makeCode, useCode } from './codes.ts'
import { correct } from './correct.ts'
import { getVisitor, readDetail } from './detail.ts'
import { findByCard } from './find-by-card.ts'
import { leave } from './leave.ts'
import { countVisitorsInside } from '#modules/visitors/visits/server/public.ts'
import { register } from './register.ts'

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const routes = [
  ...serve(visitorCounter, {
    countInside: async (context) => ({ count: await countVisitorsInside(context) }),
  }),
  ...serve(visitors, {
    register: async (context, input) => readDetail(context, await register(context, input)),
    book: async (context, input) => {
      const { visitorId, count } = await book(context, input)
      return { first: await readDetail(context, visitorId), count }
    },
    getVisitor: (context, { visitorId }) => getVisitor(context, visitorId),
    correct: async (context, input) => {
      await correct(context, input)
      return readDetail(context, input.visitorId)
    },
    useCode: async (context, { code, ...arrival }) => {
      if (!isId(code)) return readDetail(context, await useCode(context, code, arrival))
      const visitorId = code.toLowerCase()
      await makeCode(context, visitorId)
      return readDetail(context, visitorId)
    },
    arrive: async (context, { visitorId, ...arrival }) => {
      await arrive(context, visitorId, arrival)
      return readDetail(context, visitorId)
    },
    editBooking: async (context, input) => {
      await editBooking(context, input)
      return readDetail(context, input.visitorId)
    },
    cancelBooking: async (context, input) => ({ count: await cancelBooking(context, input) }),
    noteApproval: async (context, input) => {
      await noteApproval(context, input)
      return readDetail(context, input.visitorId)
    },
    leave: async (context, { byCard, ...input }) => {
      await leave(context, { ...input, how: byCard ? 'card' : 'normal' })
      return readDetail(context, input.visitorId)
    },
    findByCard: (context, { cardCode }) => findByCard(context, cardCode),
    leaveFromOldPage: (context, { visitorId, how }) =>
      leave(context, {
        visitorId,
        how: how === '1' ? 'card' : 'normal',
        returns: [],
        isMissingAccepted: true,
      }),
  }),
]
