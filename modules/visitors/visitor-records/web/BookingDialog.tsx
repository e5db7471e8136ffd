import './booking-texts.ts'
import './booking.css'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { CorrectionDialog, type Sent } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { changedMeanwhile } from '#modules/visitors/visitors/contract.ts'
import { type BookingForm, contentOf, formOf, missingOf, repeatOf, timesOf } from './booking-form.ts'
import { BookingTimes } from './BookingTimes.tsx'
import { useBookingFields } from './use-booking-fields.ts'
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
  const [freshId] = useState(newId)
  const act = !given || isAgain ? 'New' : given.status === 0 ? 'Edit' : 'Correct'

  async function save({ form, seen, retry }: Sent<VisitorDetail | undefined, BookingForm>) {
    if (act === 'New') {
      const asked = { visitorId: freshId, ...contentOf(form), ...timesOf(form), repeat: repeatOf(form) }
      const { data } = await visitorsApi.book(asked, retry)
      toast(data.count > 1 ? t('bookedSeveral', { count: data.count }) : t('booked'))
      refresh()
      onClose(data.first.visitorId)
      return
    }
    if (!seen) return
    const { visitorId, rowVersion } = seen
    const { isFollowing, because } = form
    const content = { visitorId, rowVersion, ...contentOf(form) }
    if (act === 'Edit') {
      await visitorsApi.editBooking({ ...content, ...timesOf(form), isFollowing }, retry)
      toast(t('edited'))
    } else {
      const { data } = await visitorsApi.correct({ ...content, because }, retry)
      toast(t(data.rowVersion === rowVersion ? 'unchanged' : 'corrected'))
    }
    refresh()
    onClose(visitorId)
  }

  return (
    <CorrectionDialog<VisitorDetail | undefined, BookingForm>
      title={t(`title${act}`)}
      confirm={t(`confirm${act}`)}
      given={given}
      codes={codes}
      formOf={(item) => formOf(item, openedAt, isAgain)}
      newest={async () => given && (await visitorsApi.getVisitor({ visitorId: given.visitorId })).data}
      fields={useBookingFields(given?.status === 0)}
      missing={(form) => {
        const missing = missingOf(form, act !== 'Correct')
        return missing && t(missing)
      }}
      frame={(_, { form, change }) => (
        <div className="lb-pair lb-gap-20 lb-rows-14">
          {act !== 'Correct' && <BookingTimes form={form} change={change} mayRepeat={act === 'New'} />}
          <VisitFields form={form} change={change} />
          {act === 'Edit' && given?.seriesId && (
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
      )}
      send={save}
      onClose={() => onClose()}
    />
  )
}
