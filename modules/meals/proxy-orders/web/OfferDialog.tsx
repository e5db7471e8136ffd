import './page-texts.ts'
import { pointServices } from '#modules/meals/points/contract.ts'
import { segmentsField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { instantOf, type Moment, MomentField, momentOf } from '#platform/web/form/MomentField.tsx'
import { refuse } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { offerChangedSince } from '../problems.ts'
import type { MinimumKind, Offer, PayWays } from '../shapes.ts'
import { draftOf, faultOf, type ItemDraft, itemOf, newItem } from './item-draft.ts'
import { ItemRows } from './ItemRows.tsx'
import { proxyApi, useProxyChanges } from './queries.ts'

const codes = [offerChangedSince().code]

interface Form {
  title: string
  supplier: string
  note: string
  closes: Moment
  arrivesOn: string
  minimumKind: MinimumKind
  minimum: string
  pays: PayWays
  items: ItemDraft[]
}

const formOf = (offer: Offer | undefined): Form => ({
  title: offer?.title ?? '',
  supplier: offer?.supplier ?? '',
  note: offer?.note ?? '',
  closes: offer ? momentOf(offer.closesAt) : { day: '', time: '20:00' },
  arrivesOn: offer?.arrivesOn ?? '',
  minimumKind: offer?.minimumKind ?? 'none',
  minimum: offer?.minimum ? String(offer.minimum) : '',
  pays: offer?.pays ?? 'cash',
  items: offer ? offer.items.map(draftOf) : [newItem()],
})

const closesOf = ({ closes }: Form) => instantOf(closes) ?? undefined

function useFields(): FormField<Form>[] {
  const t = useTexts('proxyOffers')
  const hasPoints = useAllowed()([{ can: 'points.view', service: pointServices }]).length > 0
  return [
    {
      ...textField<Form>(t('offerTitle'), 'title', { input: { autoFocus: true, maxLength: 40 } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('titleNeeded')),
    },
    textField(t('supplier'), 'supplier', { optional: true, input: { maxLength: 40 } }),
    {
      label: t('closesAt'),
      read: (form) => {
        const at = closesOf(form)
        return at ? writeTime(at) : ''
      },
      wrong: (form) => {
        const at = closesOf(form)
        if (!at) return t('closesNeeded')
        return at.getTime() > Date.now() ? undefined : t('closesPast')
      },
      draw: ({ closes }, change, invalid) => (
        <MomentField
          label={t('closesAt')}
          words={{ day: t('day'), time: t('time') }}
          invalid={invalid}
          value={closes}
          onMoment={(moment) => change({ closes: moment })}
        />
      ),
    },
    dayField(t('arrivesOn'), 'arrivesOn', { optional: true }),
    segmentsField(t('minimumKind'), 'minimumKind', [
      { value: 'none', label: t('minimum_none') },
      { value: 'quantity', label: t('minimum_quantity') },
      { value: 'amount', label: t('minimum_amount') },
    ]),
    {
      label: t('minimum'),
      read: ({ minimum }) => minimum,
      wrong: ({ minimumKind, minimum }) =>
        minimumKind === 'none' || Number(minimum) > 0 ? undefined : t('minimumNeeded'),
      draw: (form, change, invalid) =>
        form.minimumKind !== 'none' &&
        amountField<Form>(t(form.minimumKind === 'amount' ? 'minimumMoney' : 'minimumPieces'), 'minimum', {
          digits: 7,
        }).draw?.(form, change, invalid, undefined),
    },
    ...(hasPoints
      ? [
          segmentsField<Form, 'pays'>(t('pays'), 'pays', [
            { value: 'cash', label: t('pays_cash') },
            { value: 'points', label: t('pays_points') },
            { value: 'either', label: t('pays_either') },
          ]),
        ]
      : []),
    textField(t('note'), 'note', { optional: true, input: { maxLength: 200 } }),
  ]
}

/** Offers something to the households, or changes what is offered; what was ordered stays as it was. */
export function OfferDialog({ of: given, onClose }: { of?: Offer; onClose: () => void }) {
  const t = useTexts('proxyOffers')
  const again = useProxyChanges()
  const fields = useFields()
  return (
    <CorrectionDialog<Offer | undefined, Form>
      title={t(given ? 'changeTitle' : 'openNew')}
      confirm={t(given ? 'save' : 'openNew')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      fields={[
        ...fields,
        { label: t('items'), read: ({ items }) => items.map(({ name }) => name).join('、') },
      ]}
      isWrong={({ items }) => items.some((item) => faultOf(item, items))}
      newest={async () => (given ? (await proxyApi.getOffer({ offerId: given.offerId })).data : undefined)}
      frame={(drawn, { form, change, tried }) => (
        <>
          <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>
          <ItemRows items={form.items} tried={tried} onItems={(items) => change({ items })} />
        </>
      )}
      send={async ({ form, seen, retry }) => {
        const closesAt = closesOf(form)
        if (!closesAt) return refuse(t('closesNeeded'))
        const decided = {
          title: form.title.trim(),
          supplier: form.supplier.trim(),
          note: form.note.trim(),
          closesAt,
          arrivesOn: form.arrivesOn || null,
          minimumKind: form.minimumKind,
          minimum: form.minimumKind === 'none' ? 0 : Number(form.minimum),
          pays: form.pays,
          items: form.items.map(itemOf),
        }
        if (seen)
          await proxyApi.change({ offerId: seen.offerId, rowVersion: seen.rowVersion, ...decided }, retry)
        else await proxyApi.open({ offerId: retry.idOf(decided), ...decided }, retry)
        await again()
        toast(t(seen ? 'changed' : 'opened', { title: decided.title }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
