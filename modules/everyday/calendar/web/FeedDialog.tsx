import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { calendarApi } from './use-calendar.ts'

/** The addresses under which one's own calendars read this one: made, shown once, and taken back. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('calendarPage')
  const [made, setMade] = useState<{ feedId: string; url: string }>()
  const { data, refetch } = useQuery({
    queryKey: ['calendar feeds'],
    queryFn: async () => (await calendarApi.listFeeds({})).data,
  })
  const add = useSubmit(
    async (retry) => {
      const feedId = retry.idOf('feed')
      const { url } = (await calendarApi.addFeed({ feedId }, retry)).data
      setMade({ feedId, url: new URL(url, location.origin).href })
      await refetch()
    },
    { onFailure: inBox },
  )
  const act = useAsked(refetch)
  return (
    <Dialog label={t('feedTitle')} onCancel={onClose}>
      <DialogHead title={t('feedTitle')} onClose={onClose} />
      <div className="lb-box-body lb-stack lb-gap-16">
        <p>{t('feedText')}</p>
        {made && (
          <Field label={t('feedAddress')} help={t('feedOnce')}>
            <TextInput readOnly value={made.url} onText={() => undefined} />
          </Field>
        )}
        {data?.length === 0 && <p className="lb-quiet">{t('feedNone')}</p>}
        {data?.map(({ feedId, madeAt }) => (
          <div key={feedId} className="lb-line lb-between lb-gap-12">
            <span>{t('feedMade', { when: speakTime(madeAt) })}</span>
            <Button
              size="small"
              disabled={act.busy}
              onClick={() =>
                void act.submit({
                  work: async (retry) => {
                    await calendarApi.revokeFeed({ feedId }, retry)
                    if (made?.feedId === feedId) setMade(undefined)
                  },
                  done: t('revoked'),
                })
              }
            >
              {t('revoke')}
            </Button>
          </div>
        ))}
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{t('close')}</Button>
        <Button type="primary" loading={add.busy} onClick={() => void add.submit()}>
          {t('feedNew')}
        </Button>
      </div>
    </Dialog>
  )
}
