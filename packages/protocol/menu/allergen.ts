import { allergens } from '@harbour/rules'
import * as v from 'valibot'

/** The eight groups of Hong Kong's labelling law. */
export const Allergen = v.picklist(allergens)
