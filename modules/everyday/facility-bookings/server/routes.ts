import type { CallContext } from '#platform/server/context.ts'
import { serve } from '#platform/server/serve.ts'
import { facilityBookings } from '../contract.ts'
import { facilityForms } from '../form-contract.ts'
import { accept, cancel, cancelSeries } from './acts.ts'
import { book, wait } from './book.ts'
import { closeFacility, listStanding, openAgain } from './closures.ts'
import { checkIn, checkOut, findByCode, pay } from './desk.ts'
import { acceptByLink, bookByLink, cancelByLink, showDay, showForm, waitByLink } from './form.ts'
import { listBookings, quote } from './list.ts'
import { listToday, listWeek, readBooking } from './queries.ts'

const atDesk = ({ actor }: CallContext) => ({ source: 'desk' as const, by: actor.name })

export const routes = [
  ...serve(facilityBookings, {
    listWeek,
    show: (context, { bookingId }) => readBooking(context, bookingId),
    listToday: (context) => listToday(context),
    list: listBookings,
    quote,
    book: (context, asked) => book(context, { ...asked, ...atDesk(context) }),
    wait: (context, asked) => wait(context, { ...asked, ...atDesk(context) }),
    accept,
    cancel: (context, meant) => cancel(context, { ...meant, by: context.actor.name }),
    cancelSeries: (context, meant) => cancelSeries(context, { ...meant, by: context.actor.name }),
    checkIn,
    checkOut,
    pay,
    findByCode,
    listStanding,
    closeFacility,
    openAgain,
  }),
  ...serve(facilityForms, {
    show: showForm,
    showDay,
    book: bookByLink,
    wait: waitByLink,
    accept: acceptByLink,
    cancel: cancelByLink,
  }),
]
