import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { RosterMonth, RosterPerson } from '../contract.ts'
import { rosterApi } from './queries.ts'

/** Somebody of the roster: account or name, company and title, the agreement by Art. 84-1, and what an hour is paid. */
export function PersonDialog({
  person,
  data,
  again,
  onClose,
}: {
  person: RosterPerson | undefined
  data: RosterMonth
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const [accountId, setAccount] = useState(person?.accountId ?? '')
  const [name, setName] = useState(person?.name ?? '')
  const [companyId, setCompany] = useState(person?.companyId ?? data.companies[0]?.companyId ?? '')
  const [jobTitle, setTitle] = useState(person?.jobTitle ?? '')
  const [number, setNumber] = useState(person?.agreementNumber ?? '')
  const [from, setFrom] = useState(person?.agreementFrom ?? '')
  const [pay, setPay] = useState(String(person?.hourlyPay ?? 0))
  const company = data.companies.find((each) => each.companyId === companyId)
  const isReady = name.trim() && company?.jobTitles.includes(jobTitle)
  return (
    <FormDialog
      title={t('personTitle')}
      confirm={t('save')}
      missing={isReady ? undefined : t('personNeeded')}
      onConfirm={async (retry) => {
        const content = {
          companyId,
          accountId: accountId || null,
          name: name.trim(),
          jobTitle,
          agreementNumber: number.trim(),
          agreementFrom: from || null,
          hourlyPay: Number(pay) || 0,
          rowVersion: person?.rowVersion ?? 0,
        }
        const personId = person?.personId ?? retry.idOf(content)
        await rosterApi.savePerson({ personId, ...content }, retry).finally(() => void again())
        toast(t('saved'))
        onClose()
      }}
      isDirty={
        name !== (person?.name ?? '') ||
        number !== (person?.agreementNumber ?? '') ||
        from !== (person?.agreementFrom ?? '') ||
        pay !== String(person?.hourlyPay ?? 0)
      }
      onClose={onClose}
    >
      {!person && (
        <Field label={t('account')}>
          <ChoiceInput
            value={accountId}
            options={[
              { value: '', label: t('noAccount') },
              ...data.accounts.map((account) => ({ value: account.accountId, label: account.name })),
            ]}
            onChoose={(id) => {
              setAccount(id)
              const chosen = data.accounts.find((account) => account.accountId === id)
              if (chosen) setName(chosen.name)
            }}
          />
        </Field>
      )}
      <Field label={t('name')}>
        <TextInput value={name} maxLength={40} onText={setName} />
      </Field>
      <div className="lb-pair">
        <Field label={t('company')}>
          <ChoiceInput
            value={companyId}
            options={data.companies.map((each) => ({ value: each.companyId, label: each.name }))}
            onChoose={(id) => {
              setCompany(id)
              setTitle('')
            }}
          />
        </Field>
        <Field label={t('title')}>
          <ChoiceInput
            value={jobTitle}
            options={(company?.jobTitles ?? []).map((each) => ({ value: each, label: each }))}
            onChoose={setTitle}
          />
        </Field>
      </div>
      <Field label={t('agreementNumber')} help={t('agreementHelp')}>
        <TextInput value={number} maxLength={60} onText={setNumber} />
      </Field>
      <div className="lb-pair">
        <Field label={t('agreementFrom')}>
          <DayInput value={from} onDay={setFrom} />
        </Field>
        <Field label={t('hourlyPay')} help={t('hourlyPayHelp')}>
          <AmountInput value={pay} digits={6} onAmount={setPay} />
        </Field>
      </div>
    </FormDialog>
  )
}
