import { dayOf } from '#platform/contract/taipei.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { client } from '#platform/web/calls/client.ts'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { longTextField, textField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import {
  longestStoreName,
  type Store,
  storeCategories,
  type StoreCategory,
  storeChanged,
  stores,
} from '../contract.ts'
import { linesOf, offersOf, tooLongOf } from './offer-lines.ts'

export const storesApi = client(stores)

interface Draft {
  name: string
  category: StoreCategory
  phone: string
  address: string
  openingHours: string
  note: string
  isSponsored: boolean
  offerLines: string
}

const blank: Draft = {
  name: '',
  category: 'food',
  phone: '',
  address: '',
  openingHours: '',
  note: '',
  isSponsored: false,
  offerLines: '',
}
const contentOf = ({ offerLines, ...draft }: Draft) => ({ ...draft, offers: offersOf(offerLines) })

function Facts({ row }: { row: Store }) {
  const today = dayOf(new Date(useMinute()))
  const offers = row.offers.map(({ title, untilDay }) =>
    untilDay && untilDay < today
      ? `${title} ${text('storesPage', 'over', { day: showDay(untilDay) })}`
      : title,
  )
  return (
    <span className="lb-quiet">
      {[text('storesPage', `category_${row.category}`), row.phone, ...offers].filter(Boolean).join('　')}
    </span>
  )
}

const wrongOffers = (lines: string) => {
  if (offersOf(lines).length > 5) return text('storesPage', 'tooMany')
  const nth = tooLongOf(lines)
  return nth ? text('storesPage', 'tooLong', { nth }) : undefined
}

/** Shops as entries: each is added, changed, moved, retired and shown again by itself. */
export const storeEntries: EntryKind<Store, Draft> = {
  entryOf: ({ storeId, name, rowVersion, isRetired }) => ({
    id: storeId,
    name,
    version: rowVersion,
    isRetired,
  }),
  longestName: longestStoreName,
  codes: [storeChanged('').code],
  newest: async () => (await storesApi.list({})).data,
  Facts,
  fields: {
    blank,
    draftOf: ({ name, category, phone, address, openingHours, note, isSponsored, offers }) => ({
      name,
      category,
      phone,
      address,
      openingHours,
      note,
      isSponsored,
      offerLines: linesOf(offers),
    }),
    declare: () => [
      choiceField(
        text('storesPage', 'category'),
        'category',
        storeCategories.map((value) => ({ value, label: text('storesPage', `category_${value}`) })),
      ),
      textField(text('storesPage', 'phone'), 'phone', {
        optional: true,
        input: { maxLength: 30, inputMode: 'tel' },
      }),
      textField(text('storesPage', 'openingHours'), 'openingHours', {
        optional: true,
        help: text('storesPage', 'hoursHelp'),
        input: { maxLength: 60 },
      }),
      textField(text('storesPage', 'address'), 'address', { optional: true, input: { maxLength: 60 } }),
      textField(text('storesPage', 'note'), 'note', { optional: true, input: { maxLength: 120 } }),
      {
        ...longTextField<Draft>(text('storesPage', 'offers'), 'offerLines', {
          optional: true,
          rows: 3,
          help: text('storesPage', 'offersHelp'),
        }),
        wrong: ({ offerLines }) => wrongOffers(offerLines),
      },
      tickField(text('storesPage', 'isSponsored'), 'isSponsored'),
    ],
  },
  add: (storeId, draft, retry) => storesApi.add({ storeId, ...contentOf(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    storesApi.change({ storeId: String(id), rowVersion: version, ...contentOf(draft) }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    storesApi.retire({ storeId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) =>
    storesApi.reorder({ storeIds: ids.map(String), seen: seen.map(String) }, retry),
}
