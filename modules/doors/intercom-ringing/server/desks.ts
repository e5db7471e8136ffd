import type { Work } from '#platform/server/work.ts'
import { livePhones, wouldRing } from '#modules/doors/intercom-desk-phones/server/public.ts'
import type { Grounds } from '#modules/doors/intercom-tablets/server/public.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'

/** Browsers of the desk that would ring, as devices of their guard posts. */
export const desksOf = async (work: Work, findHolders: FindHolders): Promise<Grounds['guards']> =>
  (await livePhones(work, findHolders))
    .filter((phone) => wouldRing(phone, work.now))
    .map(({ id, sentryId, sentryName, slot, sipName }) => ({
      deviceId: id,
      sentryId,
      sentryName,
      name: `${sentryName} 電腦 ${slot}`,
      sipName,
      isReachable: true,
    }))
