import type { Brand } from '@harbour/rules'

/** What a guest typed in a hurry, and the English name of the place that was meant. */
export type Misspelt = { typed: string; meant: string; brand: Brand }

const hongKong = `
  causway bay|Causeway Bay
  causewaybay|Causeway Bay
  cosway bay|Causeway Bay
  casueway bay|Causeway Bay
  tsimshatsui|Tsim Sha Tsui
  tsim sa tsui|Tsim Sha Tsui
  tism sha tsui|Tsim Sha Tsui
  jim sa jui|Tsim Sha Tsui
  chim sha chui|Tsim Sha Tsui
  尖沙嘴|Tsim Sha Tsui
  mongkok|Mong Kok
  mong kock|Mong Kok
  mon kok|Mong Kok
  wong gok|Mong Kok
  wanchai|Wan Chai
  wan chia|Wan Chai
  wan tsai|Wan Chai
  湾仔|Wan Chai
  铜锣湾|Causeway Bay
  九龙塘|Kowloon Tong
  kowlon tong|Kowloon Tong
  kau lung tong|Kowloon Tong
  sham shui bo|Sham Shui Po
  shamshuipo|Sham Shui Po
  sam sui po|Sham Shui Po
  深水步|Sham Shui Po
  admirality|Admiralty
  admiralty mtr|Admiralty Station
  shueng wan|Sheung Wan
  sheung waan|Sheung Wan
  上环|Sheung Wan
  kenedy town|Kennedy Town
  kennnedy town|Kennedy Town
  坚尼地城|Kennedy Town
  north pt|North Point
  noth point|North Point
  bak gok|North Point
  quary bay|Quarry Bay
  quarry bya|Quarry Bay
  鰂鱼涌|Quarry Bay
  鯽魚涌|Quarry Bay
  taikoo shin|Taikoo Shing
  tai ku shing|Taikoo Shing
  taiko shing|Taikoo Shing
  taai gu sing|Taikoo Shing
  太古诚|Taikoo Shing
  city plaza|Cityplaza
  citiplaza|Cityplaza
  citypalza|Cityplaza
  tai koo shing chung sum|Cityplaza
  ngan pak mansoin|Ngan Pak Mansion, Taikoo Shing
  银柏阁|Ngan Pak Mansion, Taikoo Shing
  sai wan hoo|Sai Wan Ho
  sau kei wan|Shau Kei Wan
  shaukeiwan|Shau Kei Wan
  筲箕湾|Shau Kei Wan
  hang fa chuen|Heng Fa Chuen
  heng fa tsuen|Heng Fa Chuen
  chaiwan|Chai Wan
  chai wann|Chai Wan
  siusaiwan|Siu Sai Wan
  aberdene|Aberdeen
  abberdeen|Aberdeen
  heung gong tsai|Aberdeen
  wong chok hang|Wong Chuk Hang
  黄竹坑|Wong Chuk Hang
  ap lei chao|Ap Lei Chau
  aplichau|Ap Lei Chau
  south horizon|South Horizons
  suoth horizons|South Horizons
  海怡半岛|South Horizons
  repluse bay|Repulse Bay
  浅水湾|Repulse Bay
  stanely|Stanley
  stanley plza|Stanley Plaza
  hapy valley|Happy Valley
  happy vally|Happy Valley
  跑马地|Happy Valley
  tin hao|Tin Hau
  times sqaure|Times Square
  timessquare|Times Square
  时代广场|Times Square
  hysan palce|Hysan Place
  pacific plase|Pacific Place
  pasific place|Pacific Place
  hopwell centre|Hopewell Centre
  和合中心|Hopewell Centre
  lan kwai fung|Lan Kwai Fong
  lan gwai fong|Lan Kwai Fong
  兰桂坊|Lan Kwai Fong
  queens rd central|Queen’s Road Central
  quens road central|Queen’s Road Central
  皇后大道中央|Queen’s Road Central
  des veux road central|Des Voeux Road Central
  desvoeux road west|Des Voeux Road West
  hollywod road|Hollywood Road
  henessy road|Hennessy Road
  hennesy rd|Hennessy Road
  lokhart road|Lockhart Road
  glouster road|Gloucester Road
  kings rd|King’s Road
  英王道|King’s Road
  nathon road|Nathan Road
  natahn rd|Nathan Road
  弥敦道|Nathan Road
  cantan road|Canton Road
  temple st|Temple Street
  shanghia street|Shanghai Street
  waterlo road|Waterloo Road
  argyl street|Argyle Street
  prince edwrad|Prince Edward
  princeedward|Prince Edward
  tai kok jui|Tai Kok Tsui
  olympain city|Olympian City
  奥海城|Olympian City
  harbor city|Harbour City
  habour city|Harbour City
  海港成|Harbour City
  k11 musee|K11 Musea
  i square|iSQUARE
  chung king mansion|Chungking Mansions
  chungking mansoins|Chungking Mansions
  重庆大厦|Chungking Mansions
  langham plaice|Langham Place
  朗豪方|Langham Place
  elemnts|Elements
  international comerce centre|International Commerce Centre
  whampoa gardens|Whampoa Garden
  wampoa garden|Whampoa Garden
  黄埔花园|Whampoa Garden
  hunghom|Hung Hom
  hung hum|Hung Hom
  红磡|Hung Hom
  tokwawan|To Kwa Wan
  tou gwa waan|To Kwa Wan
  homantin|Ho Man Tin
  ho mun tin|Ho Man Tin
  kai tack|Kai Tak
  启德|Kai Tak
  diamand hill|Diamond Hill
  钻石山|Diamond Hill
  plaza holywood|Plaza Hollywood
  荷理活廣場|Plaza Hollywood
  wong tai sing|Wong Tai Sin
  wongtaisin temple|Sik Sik Yuen Wong Tai Sin Temple
  choi hung estat|Choi Hung Estate
  彩虹村|Choi Hung Estate
  kowloon bya|Kowloon Bay
  telford plasa|Telford Plaza
  德福广场|Telford Plaza
  mega box|MegaBox
  kwun tung|Kwun Tong
  gwun tong|Kwun Tong
  观塘|Kwun Tong
  lamtin|Lam Tin
  yau tang|Yau Tong
  laguna ctiy|Laguna City
  mei fu sun chuen|Mei Foo Sun Chuen
  美孚新村|Mei Foo Sun Chuen
  lai chi gok|Lai Chi Kok
  cheung sa wan|Cheung Sha Wan
  festval walk|Festival Walk
  又一成|Festival Walk
  tsing yee|Tsing Yi
  maritime sqare|Maritime Square
  kwai fung|Kwai Fong
  metro plaza|Metroplaza
  葵芳新都会广场|Metroplaza
  tsun wan|Tsuen Wan
  chuen wan|Tsuen Wan
  荃湾|Tsuen Wan
  nina towers|Nina Tower
  tuenmun|Tuen Mun
  tuen moon|Tuen Mun
  屯門市廣场|Tuen Mun Town Plaza
  gold cost|Hong Kong Gold Coast
  yuen lung|Yuen Long
  元郎|Yuen Long
  yoho mal|YOHO MALL
  tin sui wai|Tin Shui Wai
  天水围|Tin Shui Wai
  kingswood vilas|Kingswood Villas
  shatin|Sha Tin
  sha ting|Sha Tin
  new twon plaza|New Town Plaza
  新城市广场|New Town Plaza
  city one shatn|City One Shatin
  tai wei|Tai Wai
  大围|Tai Wai
  fotan|Fo Tan
  ma on san|Ma On Shan
  马鞍山|Ma On Shan
  taipo|Tai Po
  tai po market stn|Tai Po Market Station
  fan ling|Fanling
  粉岭|Fanling
  seung shui|Sheung Shui
  tseung kwan oh|Tseung Kwan O
  cheung kwan o|Tseung Kwan O
  将军澳|Tseung Kwan O
  po lum|Po Lam
  lohaspark|LOHAS Park
  saikung|Sai Kung
  tung chong|Tung Chung
  东涌|Tung Chung
  citygate oulets|Citygate Outlets
  disney land|Hong Kong Disneyland
  迪斯尼乐园|Hong Kong Disneyland
  discovry bay|Discovery Bay
  愉景湾|Discovery Bay
  cheung chow|Cheung Chau
  chinese univeristy|The Chinese University of Hong Kong
  queen mary hospitl|Queen Mary Hospital
  oceanpark|Ocean Park
  海洋公圆|Ocean Park
`

const macau = `
  senado squre|Senado Square
  ruins of st pauls|Ruins of St. Paul’s
  大三巴|Ruins of St. Paul’s
  ruinas de sao paolo|Ruins of St. Paul’s
  venitian|The Venetian Macao
  venecian macau|The Venetian Macao
  威尼斯人|The Venetian Macao
  galxy macau|Galaxy Macau
  银河|Galaxy Macau
  grand lisbao|Grand Lisboa
  avenida almeida riberio|Avenida de Almeida Ribeiro
  新马路|Avenida de Almeida Ribeiro
  avenida da amizad|Avenida da Amizade
  友谊大马路|Avenida da Amizade
  horta e costa|Avenida de Horta e Costa
  高仕德大马路|Avenida de Horta e Costa
  rua da cunha|Rua do Cunha
  官也街|Rua do Cunha
  taipe|Taipa
  氹仔|Taipa
  a ma temple|A-Ma Temple
  妈阁庙|A-Ma Temple
  macau towr|Macau Tower
  coloan|Coloane
  路环|Coloane
  areia prata|Areia Preta
  黑沙环|Areia Preta
  oceon gardens|Ocean Gardens
  海洋花园|Ocean Gardens
  macau airprt|Macau International Airport
  kiang wo hospital|Kiang Wu Hospital
`

/** Written down before the search was tried on it. */
export const misspelt: Misspelt[] = [...told(hongKong, 31), ...told(macau, 42)]

function told(text: string, brand: Brand): Misspelt[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [typed = '', meant = ''] = row.trim().split('|')
      return { typed, meant, brand }
    })
}
