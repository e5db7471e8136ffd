import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { writeDate } from '#platform/web/look/speak-time.ts'
import { visitorRegistrations } from '../contract.ts'
import { FormPoster } from './FormPoster.tsx'

const api = client(visitorRegistrations)

/** The form's address: whether it is open, to be copied, and as a poster for the entrance. */
export function FormAddress() {
  const t = useTexts('registrations')
  const community = useMe()?.communityName ?? ''
  const [isPrinting, setPrinting] = useState(false)
  const { data } = useQuery({
    queryKey: ['visitorRegistrations', 'url'],
    queryFn: async () => (await api.showFormUrl({})).data,
    // Each answer is another address; all of them stay good.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  const address = new URL(data.url, location.origin).href
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(t('copied')),
      () => toast(t('notCopied'), { isTrouble: true }),
    )
  return (
    <section className="rg-address" aria-label={t('url')}>
      <Mark kind={data.isEnabled ? 'done' : 'plain'}>{t(data.isEnabled ? 'open' : 'closed')}</Mark>
      {data.isEnabled ? (
        <>
          <span className="rg-url">{address}</span>
          <span className="lb-14 lb-quiet">{t('until', { day: writeDate(data.expiresAt) })}</span>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
            {t('poster')}
          </Button>
        </>
      ) : (
        <>
          <span className="lb-quiet lb-grow">{t('closedText')}</span>
          <Link to="/mgmt/PlusGuestSetting" className="lb-link">
            {t('toSetting')}
          </Link>
        </>
      )}
      {isPrinting && (
        <FormPoster
          address={address}
          community={community}
          until={data.expiresAt}
          onDone={() => setPrinting(false)}
        />
      )}
    </section>
  )
}
