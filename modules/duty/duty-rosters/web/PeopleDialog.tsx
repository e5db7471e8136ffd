import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import type { RosterMonth, RosterPerson } from '../contract.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { rosterApi } from './queries.ts'

/** Who is in the roster, with the agreement that holds for them; somebody is added, changed or taken out. */
export function PeopleDialog({
  data,
  again,
  onClose,
}: {
  data: RosterMonth
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const act = useAsked(again)
  const [editing, setEditing] = useState<RosterPerson | 'new'>()
  if (editing)
    return (
      <PersonDialog
        person={editing === 'new' ? undefined : editing}
        {...{ data, again }}
        onClose={() => setEditing(undefined)}
      />
    )
  const retire = ({ personId, name }: RosterPerson) =>
    act.submit({
      ask: { title: t('retireAsk', { name }), text: t('retireText'), ok: t('retire') },
      work: (retry) => rosterApi.retirePerson({ personId }, retry),
      done: t('retired'),
    })
  const companyOf = (id: string) => data.companies.find(({ companyId }) => companyId === id)?.name ?? ''
  return (
    <Dialog label={t('people')} size="wide" onCancel={onClose}>
      <DialogHead title={t('people')} onClose={onClose} />
      <div className="ro-dialog-body">
        <ul className="lb-divided">
          {data.people.map((person) => (
            <li key={person.personId} className="lb-line lb-wrap lb-gap-12 lb-inner-10">
              <span className="lb-grow">
                <b>{person.name}</b> {companyOf(person.companyId)}　{person.jobTitle}
                {person.homeName && `　${t('from', { community: person.homeName })}`}
                <br />
                <span className="lb-14 lb-quiet">
                  {person.agreementFrom
                    ? t('article_agreed', { number: person.agreementNumber })
                    : t('ordinary')}
                </span>
              </span>
              <Button size="small" onClick={() => setEditing(person)}>
                {t('edit')}
              </Button>
              <Button size="small" type="text" disabled={act.busy} onClick={() => void retire(person)}>
                {t('retire')}
              </Button>
            </li>
          ))}
        </ul>
        {!data.companies.length && <p className="lb-quiet">{t('noPeopleText')}</p>}
      </div>
      <div className="lb-dialog-foot">
        <span className="lb-grow" />
        <Button onClick={onClose}>{t('close')}</Button>
        <Button type="primary" disabled={!data.companies.length} onClick={() => setEditing('new')}>
          {t('addPerson')}
        </Button>
      </div>
    </Dialog>
  )
}
