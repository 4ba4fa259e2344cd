/** The dishes and shops of the tests, as the demo chain names them in both languages. */
export const dishes = {
  pepperoni: { tc: '雙重意式肉腸', en: 'Double Pepperoni' },
  chicken: { tc: '沙薑雞件', en: 'Sand Ginger Chicken' },
  signatureChicken: { tc: '招牌脆雞', en: 'Signature Chicken' },
  honeyGarlicWings: { tc: '蜜糖蒜香雞翼', en: 'Honey Garlic Wings' },
  hawaiian: { tc: '夏威夷風情', en: 'Hawaiian' },
  halfHalf: { tc: '雙拼薄餅', en: 'Half and Half' },
  setForTwo: { tc: '天星雙人餐', en: 'Star Ferry Set for Two' },
  setForOne: { tc: '滋味一人餐', en: 'Set for One' },
  gardenSet: { tc: '素食一人餐', en: 'Vegetarian Set for One' },
  porkChopRice: { tc: '焗豬扒飯', en: 'Baked Pork Chop Rice' },
  fries: { tc: '香脆粗薯條', en: 'Chunky Fries' },
  water: { tc: '蒸餾水', en: 'Bottled Water' },
  lemonTea: { tc: '凍檸檬茶', en: 'Iced Lemon Tea' },
  milkTea: { tc: '凍奶茶', en: 'Iced Milk Tea' },
  tiramisu: { tc: '提拉米蘇杯', en: 'Tiramisu Cup' },
  tart: { tc: '葡撻 1 個', en: 'Egg Tart' },
  tartPair: { tc: '葡撻 2 個', en: 'Egg Tarts, 2' },
  tarts: { tc: '葡撻 4 個', en: 'Egg Tarts, 4' },
  lunchPasta: { tc: '午市肉醬意粉餐', en: 'Bolognese Lunch' },
  paleAle: { tc: '海港淡啤 330 毫升', en: 'Harbour Pale Ale 330 ml' },
} as const

export const options = {
  nineInch: { tc: '9 吋', en: '9 inch' },
  twelveInch: { tc: '12 吋', en: '12 inch' },
  bacon: { tc: '煙肉', en: 'Bacon' },
  corn: { tc: '粟米', en: 'Sweetcorn' },
  cheeseCrust: { tc: '芝心批邊', en: 'Cheese-filled edge' },
  thinCrust: { tc: '薄脆批底', en: 'Thin and crisp' },
  classicCrust: { tc: '經典手拍批底', en: 'Classic hand-stretched' },
} as const

export const shops = {
  taikooShing: { storeId: '3101', tc: '太古城中心店', en: 'Taikoo Shing, Cityplaza' },
  saiWanHo: { storeId: '3103', tc: '西灣河筲箕灣道店', en: 'Sai Wan Ho, Shau Kei Wan Road' },
  tsimShaTsui: { storeId: '3201', tc: '尖沙咀漢口道店', en: 'Tsim Sha Tsui, Hankow Road' },
  elements: { storeId: '3202', tc: '圓方店', en: 'West Kowloon, Elements' },
  mongKok: { storeId: '3204', tc: '旺角朗豪坊店', en: 'Mong Kok, Langham Place' },
  olympian: { storeId: '3205', tc: '奧海城店', en: 'Tai Kok Tsui, Olympian City' },
  cheungShaWan: { storeId: '3207', tc: '長沙灣廣場店', en: 'Cheung Sha Wan Plaza' },
  meiFoo: { storeId: '3208', tc: '美孚萬事達廣場店', en: 'Mei Foo, Mount Sterling Mall' },
  festivalWalk: { storeId: '3209', tc: '九龍塘又一城店', en: 'Kowloon Tong, Festival Walk' },
  whampoa: { storeId: '3211', tc: '黃埔新天地店', en: 'The Whampoa' },
  wongTaiSin: { storeId: '3216', tc: '黃大仙中心店', en: 'Wong Tai Sin, Temple Mall' },
  lamTin: { storeId: '3222', tc: '藍田啟田商場店', en: 'Lam Tin, Kai Tin Shopping Centre' },
  hongKongStation: { storeId: '3115', tc: '香港站店', en: 'Hong Kong Station' },
  diamondHill: { storeId: '3217', tc: '鑽石山荷里活廣場店', en: 'Diamond Hill, Plaza Hollywood' },
  kowloonBay: { storeId: '3219', tc: '九龍灣德福廣場店', en: 'Kowloon Bay, Telford Plaza' },
  senado: { storeId: '4201', tc: '新馬路店', en: 'Avenida de Almeida Ribeiro' },
} as const

/** A tower of an estate to which the shop at Taikoo Shing delivers. */
export const nganPakMansion = {
  typed: { tc: '銀柏閣', en: 'Ngan Pak' },
  building: { tc: '太古城 銀柏閣', en: 'Ngan Pak Mansion, Taikoo Shing' },
} as const

/** A pier that no shop delivers to. */
export const muiWoPier = { tc: '梅窩碼頭', en: 'Mui Wo Ferry Pier' } as const

export type Named = { tc: string; en: string }
export type Shop = Named & { storeId: string }
