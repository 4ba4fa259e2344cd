import { DateFields, type DateFieldsProps } from '../../ui/forms/fields/DateFields.tsx'
import { birthYears, monthNames } from './birthday.ts'

/** A day of birth. */
export const BirthdayFields = (fields: Omit<DateFieldsProps, 'months' | 'years' | 'autoComplete'>) => (
  <DateFields {...fields} months={monthNames()} years={birthYears()} autoComplete="bday" />
)
