import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { assemblySealed, type TrusteePage } from '../sealed-contract.ts'
import { partOf } from './trustee-work.ts'

const api = client(assemblySealed)

/** The votes that wait for trustees: this one's part is made here and sent; the key stays. */
export function TrusteeOpenings({ page, code, seed }: { page: TrusteePage; code: string; seed: string }) {
  const t = useTexts('assemblyTrustee')
  const queries = useQueryClient()
  const act = useSubmit(async (retry, opening: TrusteePage['openings'][number]) => {
    const text = partOf(seed, page, opening)
    if (text === undefined) refuse(t('wrongElection'))
    const { data } = await api.sendPart({ code, topicId: opening.topicId, text }, retry)
    queries.setQueryData(['assemblyTrustee', code], data)
  })
  return (
    <section>
      <h2 className="lb-16">{t('openings')}</h2>
      {!page.openings.length && <p className="lb-quiet">{t('openingsNone')}</p>}
      <ul className="ab-units" hidden={!page.openings.length}>
        {page.openings.map((opening) => (
          <li key={opening.topicId}>
            <span>
              {t('topic', { number: opening.number })} <b>{opening.title}</b>
            </span>
            {opening.isOpened ? (
              <Mark kind="done">{t('opened')}</Mark>
            ) : opening.openedBy.includes(page.place) ? (
              <Mark kind="waiting">{t('openedByMe')}</Mark>
            ) : (
              <Button type="primary" loading={act.busy} onClick={() => void act.submit(opening)}>
                {t('open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {act.failure !== undefined && <FailureNote sentence={act.failure} />}
    </section>
  )
}
