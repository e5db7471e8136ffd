import './booking-texts.ts'
import './booking.css'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { changedMeanwhile } from '#modules/visitors/visitors/contract.ts'
import { type BookingForm, contentOf, formOf, missingOf, repeatOf, timesOf } from './booking-form.ts'
import { BookingTimes } from './BookingTimes.tsx'
import { useBookingWords } from './use-booking-words.ts'
import { useVisitEvents, type VisitorDetail, visitorsApi } from './use-visits.ts'
import { VisitFields } from './VisitFields.tsx'

const codes = [changedMeanwhile('').code]

interface BookingDialogProps {
  /** Absent: a new booking. */
  of?: VisitorDetail
  /** Books the same visitor anew. */
  isAgain?: boolean
  /** With the visitor's id when something was saved. */
  onClose: (visitorId?: string) => void
}

/** Books a visit, changes a booking that is awaited, or corrects what was written of somebody who came. */
export function BookingDialog({ of: given, isAgain = false, onClose }: BookingDialogProps) {
  const t = useTexts('booking')
  const refresh = useVisitEvents()
  const [openedAt] = useState(() => new Date())
  const {
    seen: of,
    form,
    arrivals,
    attempt,
    change,
  } = useMeanwhile<VisitorDetail | undefined, BookingForm>({
    given,
    codes,
    formOf: (one) => formOf(one, openedAt, isAgain),
    factsOf: useBookingWords(given?.status === 0),
    newest: async () => given && (await visitorsApi.getVisitor({ visitorId: given.visitorId })).data,
  })
  const [freshId] = useState(newId)
  const act = !of || isAgain ? 'New' : of.status === 0 ? 'Edit' : 'Correct'

  const missing = missingOf(form, act !== 'Correct')

  async function save() {
    if (act === 'New') {
      const asked = { visitorId: freshId, ...contentOf(form), ...timesOf(form), repeat: repeatOf(form) }
      const { data } = await visitorsApi.book(asked)
      toast(data.count > 1 ? t('bookedSeveral', { count: data.count }) : t('booked'))
      refresh()
      onClose(data.first.visitorId)
      return
    }
    if (!of) return
    const { visitorId, rowVersion } = of
    const { isFollowing, because } = form
    if (act === 'Edit') {
      await visitorsApi.editBooking({
        visitorId,
        rowVersion,
        ...contentOf(form),
        ...timesOf(form),
        isFollowing,
      })
      toast(t('edited'))
    } else {
      const { data } = await visitorsApi.correct({ visitorId, rowVersion, because, ...contentOf(form) })
      toast(t(data.rowVersion === rowVersion ? 'unchanged' : 'corrected'))
    }
    refresh()
    onClose(visitorId)
  }

  return (
    <FormDialog
      title={t(`title${act}`)}
      confirm={t(`confirm${act}`)}
      missing={missing && t(missing)}
      onConfirm={() => attempt(save)}
      arrivals={arrivals}
      onClose={() => onClose()}
    >
      <div className="bk-fields">
        {act !== 'Correct' && <BookingTimes form={form} change={change} mayRepeat={act === 'New'} />}
        <VisitFields form={form} change={change} />
        {act === 'Edit' && of?.seriesId && (
          <div className="bk-wide">
            <Checkbox
              checked={form.isFollowing}
              onChange={({ target }) => change({ isFollowing: target.checked })}
            >
              {t('following')}
            </Checkbox>
            <p className="lb-14 lb-quiet">{t('followingHelp')}</p>
          </div>
        )}
        {act === 'Correct' && (
          <div className="bk-wide">
            <Field label={t('because')} optional>
              <TextInput value={form.because} maxLength={30} onText={(because) => change({ because })} />
            </Field>
          </div>
        )}
      </div>
    </FormDialog>
  )
}
