import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import type { RosterCompany } from '../contract.ts'
import { rosterApi, rosterKey } from './queries.ts'

/** In which other communities the company is the same; who is an admin of both says so. */
export function JoinField({ company, again }: { company: RosterCompany; again: () => unknown }) {
  const t = useTexts('dutyRostersPage')
  const act = useAsked(again)
  const [other, setOther] = useState('')
  const { data: joinable = [] } = useQuery({
    queryKey: [...rosterKey, 'joinable'],
    queryFn: async () => (await rosterApi.listJoinable({})).data,
  })
  const { companyId, joined } = company
  const keyOf = (each: { communityId: string; companyId: string }) => `${each.communityId} ${each.companyId}`
  const found = joinable.find((each) => keyOf(each) === other)
  const chosen = found ? { communityId: found.communityId, companyId: found.companyId } : null
  const join = () =>
    act.submit({
      work: (retry) => rosterApi.joinCompany({ companyId, other: chosen }, retry),
      done: t('joinDone'),
    })
  return (
    <>
      <p className="lb-14 lb-quiet">
        {joined.length ? t('joined', { communities: joined.join('、') }) : t('joinedNone')}
      </p>
      {joinable.length > 0 && (
        <div className="lb-pair">
          <Field label={t('joinWith')} help={t('joinHelp')}>
            <ChoiceInput
              value={other}
              options={[
                { value: '', label: t('joinNone') },
                ...joinable.map((each) => ({
                  value: keyOf(each),
                  label: `${each.communityName}　${each.name}`,
                })),
              ]}
              onChoose={setOther}
            />
          </Field>
          <Button disabled={act.busy} onClick={() => void join()}>
            {t('join')}
          </Button>
        </div>
      )}
    </>
  )
}
