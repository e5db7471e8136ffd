import './slip-texts.ts'
import './link-slips.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { householdLinks, type LinkKind } from '../contract.ts'

const api = client(householdLinks)

/** A slip with its own code for every household, for the mailboxes; twelve on a page. */
export function LinkSlips({ kind, onDone }: { kind: LinkKind; onDone: () => void }) {
  const page = useTexts('linkSlips')
  const t = paperTexts('linkSlips')
  const community = useMe()?.communityName ?? ''
  const { data } = useQuery({
    queryKey: ['householdLinks', kind],
    queryFn: async () => {
      const { data } = await api.handOut({ kind })
      // Nobody said where residents reach it: the codes lead where this browser is.
      if (data[0]?.url.startsWith('/')) toast(page('noAddress', { address: location.host }))
      return data
    },
    gcTime: 0,
  })
  if (!data)
    return (
      <span className="lb-sr" role="status">
        {page('printing')}
      </span>
    )
  const pages = Array.from({ length: Math.ceil(data.length / 12) }, (_, nth) =>
    data.slice(nth * 12, nth * 12 + 12),
  )
  return (
    <PrintSheet width="A4" margin="8mm" onDone={onDone}>
      {pages.map((slips) => (
        <div key={slips[0]?.householdId} className="lb-print-page hl-slips">
          {slips.map(({ householdId, label, url }) => (
            <div key={householdId}>
              <QrCode content={new URL(url, location.origin).href} label={t('code', { household: label })} />
              <p>
                <b>{label}</b>
              </p>
              <p>{t(kind, { community })}</p>
              <p>{t(`${kind}Text`)}</p>
            </div>
          ))}
        </div>
      ))}
    </PrintSheet>
  )
}
