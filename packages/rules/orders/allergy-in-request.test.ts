import { describe, expect, test } from 'vitest'
import type { Allergen } from '../menu/allergens.ts'
import { allergyInRequest } from './allergy-in-request.ts'

const plain = { contains: [], mayContain: [] }
const named = (request: string) => allergyInRequest(request, [plain])?.allergens

test.each([null, '', '不要按鐘', 'no prawns please', '少甜，走蝦', 'Leave it at the door; peanuts welcome'])(
  '“%s” speaks of no allergy',
  (request) => {
    expect(allergyInRequest(request, [{ contains: ['peanut', 'crustacean'], mayContain: [] }])).toBeNull()
  },
)

test.each<[string, Allergen[]]>([
  ['甲殼類過敏，請換手套', ['crustacean']],
  ['对虾过敏', ['crustacean']],
  ['對蟹敏感', ['crustacean']],
  ['Shellfish allergy', ['crustacean']],
  ['allergic to prawns', ['crustacean']],
  ['Allergic to CRAB', ['crustacean']],
  ['花生過敏', ['peanut']],
  ['peanut allergy', ['peanut']],
  ['allergic to peanut butter', ['peanut']],
  ['對蛋敏感', ['egg']],
  ['egg allergy', ['egg']],
  ['eggplant allergy', []],
  ['對奶類過敏', ['milk']],
  ['lactose intolerant', ['milk']],
  ['dairy allergy', ['milk']],
  ['乳膠過敏，請勿戴手套', []],
  ['牛油果過敏', []],
  ['麩質過敏', ['gluten']],
  ['coeliac', ['gluten']],
  ['celiac, no wheat', ['gluten']],
  ['果仁敏感', ['peanut', 'nut']],
  ['堅果過敏', ['nut']],
  ['nut allergy', ['peanut', 'nut']],
  ['allergic to tree nuts', ['nut']],
  ['coconut allergy', []],
  ['魚類過敏', ['fish']],
  ['魷魚過敏', []],
  ['fish allergy', ['fish']],
  ['海鮮敏感', ['crustacean', 'fish']],
  ['亞硫酸鹽過敏', ['sulphite']],
  ['sulfite allergy', ['sulphite']],
  ['芝麻過敏', []],
  ['soy allergy', []],
  ['ＡＬＬＥＲＧＹ：ｅｇｇ', ['egg']],
  ['Allergies: prawns, eggs; extra napkins', ['crustacean', 'egg']],
])('“%s” names %j', (request, allergens) => {
  expect(named(request)).toEqual(allergens)
})

describe('a clash', () => {
  const clash = (line: Parameters<typeof allergyInRequest>[1][number]) => allergyInRequest(' 甲殼類過敏 ', [plain, line])
  test.each([
    ['contains it', { contains: ['crustacean'], mayContain: [] }, true],
    ['may contain it', { contains: [], mayContain: ['crustacean'] }, true],
    ['says nothing of what it contains', {}, true],
    ['contains something else', { contains: ['milk'], mayContain: ['egg'] }, false],
  ] as const)('a line that %s', (_how, line, clashes) => {
    expect(clash(line)).toEqual({ text: '甲殼類過敏', allergens: ['crustacean'], clashes })
  })

  test('an allergen that the menu does not know clashes with nothing that is known', () => {
    expect(allergyInRequest('芝麻過敏', [{}])).toEqual({ text: '芝麻過敏', allergens: [], clashes: false })
  })
})
