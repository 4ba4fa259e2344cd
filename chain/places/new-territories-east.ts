import { area } from './place.ts'

export const newTerritoriesEast = [
  ...area(`
    north|上水|Sheung Shui|22.5020,114.1278
    station|上水站|Sheung Shui Station|龍琛路|Lung Sum Avenue|22.5016,114.1275
    station|羅湖站|Lo Wu Station|羅湖站路|Lo Wu Station Road|22.5276,114.1132
    mall|上水廣場|Landmark North|龍琛路 39 號|39 Lung Sum Avenue|22.5022,114.1283
    mall|上水中心購物商場|Sheung Shui Centre Shopping Arcade|智昌路 3 號|3 Chi Cheong Road|22.5015,114.1295
    mall|新都廣場|Metropolis Plaza|龍運街 2 號|2 Lung Wan Street|22.5012,114.1307
    mall|彩園廣場|Choi Yuen Plaza|彩園路 8 號|8 Choi Yuen Road|22.5012,114.1262
    estate|彩園邨|Choi Yuen Estate|彩園路 8 號|8 Choi Yuen Road|22.5005,114.1255
    estate|天平邨|Tin Ping Estate|天平路 48 號|48 Tin Ping Road|22.5045,114.1340
    estate|清河邨|Ching Ho Estate|清曉路|Ching Hiu Road|22.4958,114.1225
    estate|太平邨|Tai Ping Estate|保平路|Po Ping Road|22.5010,114.1330
    estate|御庭軒|Royal Green|清曉路 8 號|8 Ching Hiu Road|22.4988,114.1250
    street|新豐路|San Fung Avenue|||22.5033,114.1267
    street|新康街|San Hong Street|||22.5045,114.1280
    landmark|北區醫院|North District Hospital|保健路 9 號|9 Po Kin Road|22.4968,114.1247
    landmark|北區運動場|North District Sports Ground|天平路 26 號|26 Tin Ping Road|22.5063,114.1306
    street|符興街|Fu Hing Street|||22.5040,114.1280
    street|巡撫街|Tsun Fu Street|||22.5045,114.1270
    street|龍琛路|Lung Sum Avenue|||22.5025,114.1285
    street|新功街|San Kung Street|||22.5048,114.1283
    estate|上水中心|Sheung Shui Centre|智昌路 3 號|3 Chi Cheong Road|22.5018,114.1298
    estate|旭埔苑|Yuk Po Court|彩園路|Choi Yuen Road|22.4992,114.1268
    estate|威尼斯花園|Venice Garden|天平路|Tin Ping Road|22.5060,114.1330
    estate|順欣花園|Sunningdale Garden|新運路|San Wan Road|22.4995,114.1325
    landmark|石湖墟街市|Shek Wu Hui Market|智昌路 13 號|13 Chi Cheong Road|22.5032,114.1290
  `),
  ...area(`
    north|粉嶺|Fanling|22.4920,114.1395
    station|粉嶺站|Fanling Station|車站路|Fanling Station Road|22.4921,114.1387
    mall|粉嶺名都|Fanling Town Centre|車站路 18 號|18 Fanling Station Road|22.4918,114.1402
    mall|牽晴間購物廣場|Green Code Plaza|馬適路 1 號|1 Ma Sik Road|22.5005,114.1448
    mall|花都廣場|Flora Plaza|百和路 88 號|88 Pak Wo Road|22.4905,114.1360
    estate|祥華邨|Cheung Wah Estate|新運路 38 號|38 San Wan Road|22.4948,114.1385
    estate|華明邨|Wah Ming Estate|華明路 21 號|21 Wah Ming Road|22.4848,114.1420
    estate|華心邨|Wah Sum Estate|一鳴路|Yat Ming Road|22.4870,114.1410
    estate|嘉福邨|Ka Fuk Estate|百福路|Pak Fuk Road|22.4950,114.1425
    estate|雍盛苑|Yung Shing Court|一鳴路 23 號|23 Yat Ming Road|22.4858,114.1400
    estate|碧湖花園|Avon Park|一鳴路 15 號|15 Yat Ming Road|22.4863,114.1385
    estate|綠悠軒|Union Plaza|和睦路 9 號|9 Wo Muk Road|22.4985,114.1415
    street|聯昌街|Luen Cheong Street|||22.4988,114.1438
    street|聯和道|Luen Wo Road|||22.4980,114.1442|聯和墟;Luen Wo Hui
    estate|牽晴間|Green Code|馬適路 1 號|1 Ma Sik Road|22.5007,114.1450
    estate|皇后山邨|Queens Hill Estate|龍馬路|Lung Ma Road|22.5040,114.1690
    estate|帝庭軒|Regentville|和豐街|Wo Fung Street|22.4998,114.1455
    estate|欣盛苑|Yan Shing Court|欣盛里|Yan Shing Court|22.4880,114.1430
    street|和豐街|Wo Fung Street|||22.4990,114.1445
    street|新運路|San Wan Road|||22.4960,114.1355
    street|一鳴路|Yat Ming Road|||22.4862,114.1400
    landmark|蓬瀛仙館|Fung Ying Seen Koon|百和路 66 號|66 Pak Wo Road|22.4920,114.1372
  `),
  ...area(`
    tai-po|大埔|Tai Po|22.4500,114.1685
    station|大埔墟站|Tai Po Market Station|南運路|Nam Wan Road|22.4446,114.1704
    station|太和站|Tai Wo Station|太和路|Tai Wo Road|22.4511,114.1612
    mall|大埔超級城|Tai Po Mega Mall|安邦路 8–10 號|8–10 On Pong Road|22.4516,114.1694
    mall|大埔廣場|Tai Po Plaza|安泰路 1 號|1 On Tai Road|22.4528,114.1707
    mall|太和廣場|Tai Wo Plaza|太和路 12 號|12 Tai Wo Road|22.4515,114.1608
    mall|新達廣場|Uptown Plaza|南運路 9 號|9 Nam Wan Road|22.4450,114.1695
    mall|昌運中心|Fortune Plaza|安慈路 4 號|4 On Chee Road|22.4520,114.1675
    estate|太和邨|Tai Wo Estate|太和路 15 號|15 Tai Wo Road|22.4525,114.1605
    estate|大埔中心|Tai Po Centre|安邦路 10 號|10 On Pong Road|22.4523,114.1697
    estate|大元邨|Tai Yuen Estate|汀角路 10 號|10 Ting Kok Road|22.4545,114.1680
    estate|富善邨|Fu Shin Estate|安埔路 12 號|12 On Po Road|22.4548,114.1752
    estate|富亨邨|Fu Heng Estate|頌雅路|Chung Nga Road|22.4592,114.1700
    estate|廣福邨|Kwong Fuk Estate|廣福道|Kwong Fuk Road|22.4485,114.1735
    estate|運頭塘邨|Wan Tau Tong Estate|||22.4425,114.1688
    estate|寶湖花園|Plover Cove Garden|寶湖道 3 號|3 Plover Cove Road|22.4500,114.1720
    street|廣福道|Kwong Fuk Road|||22.4475,114.1691
    street|富善街|Fu Shin Street|||22.4488,114.1655
    landmark|雅麗氏何妙齡那打素醫院|Alice Ho Miu Ling Nethersole Hospital|全安路 11 號|11 Chuen On Road|22.4585,114.1747|那打素醫院
    landmark|香港鐵路博物館|Hong Kong Railway Museum|崇德街 13 號|13 Shung Tak Street|22.4477,114.1643
    landmark|大埔海濱公園|Tai Po Waterfront Park|大發街|Dai Fat Street|22.4515,114.1800
    estate|康樂園|Hong Lok Yuen|康樂園徑|Hong Lok Yuen Road|22.4705,114.1545
    street|安邦路|On Pong Road|||22.4518,114.1690
    street|汀角路|Ting Kok Road|||22.4545,114.1700
    street|懷義街|Wai Yi Street|||22.4470,114.1672
    street|大榮里|Tai Wing Lane|||22.4480,114.1680
    estate|富雅花園|Elegance Garden|大埔太和路|Tai Wo Road|22.4500,114.1625
    estate|太湖花園|Serenity Park|安埔里|On Po Lane|22.4530,114.1740
    estate|八號花園|Eightland Gardens|安慈路|On Chee Road|22.4515,114.1680
    estate|新興花園|Sun Hing Garden|安富道|On Fu Road|22.4495,114.1640
    estate|頌雅苑|Chung Nga Court|頌雅路|Chung Nga Road|22.4580,114.1690
    estate|寶鄉邨|Po Heung Estate|寶鄉街|Po Heung Street|22.4465,114.1660
    estate|大埔花園|Tai Po Garden|黃宜坳|Wong Yi Au|22.4460,114.1750
    landmark|林村許願樹|Lam Tsuen Wishing Trees|林錦公路|Lam Kam Road|22.4565,114.1425|許願樹;Wishing Tree
    landmark|香港教育大學|The Education University of Hong Kong|露屏路 10 號|10 Lo Ping Road|22.4685,114.1940|教大;EdUHK
    landmark|慈山寺|Tsz Shan Monastery|普門路 88 號|88 Universal Gate Road|22.4730,114.2055
    landmark|大埔墟街市|Tai Po Hui Market|鄉事會街 8 號|8 Heung Sze Wui Street|22.4470,114.1668
  `),
  ...area(`
    tai-po|白石角|Pak Shek Kok|22.4290,114.2060
    landmark|香港科學園|Hong Kong Science Park|科技大道|Science Park Road|22.4262,114.2100
    estate|天賦海灣|Providence Bay|科進路 5 號|5 Fo Chun Road|22.4298,114.2050
    estate|逸瓏灣|Mayfair by the Sea|科進路 23 號|23 Fo Chun Road|22.4312,114.2018
    estate|海日灣|The Horizon|優景里 18 號|18 Yau King Lane|22.4335,114.1995
    estate|嘉熙|Solaria|科研路 18 號|18 Fo Yin Road|22.4318,114.2035
    estate|雲滙|St Martin|科進路 12 號|12 Fo Chun Road|22.4322,114.2045
    street|科進路|Fo Chun Road|||22.4302,114.2040
  `),
  ...area(`
    sha-tin|沙田|Sha Tin|22.3825,114.1890
    station|沙田站|Sha Tin Station|沙田站圍|Sha Tin Station Circuit|22.3821,114.1869
    station|沙田圍站|Sha Tin Wai Station|沙田圍路|Sha Tin Wai Road|22.3769,114.1948
    station|車公廟站|Che Kung Temple Station|車公廟路|Che Kung Miu Road|22.3748,114.1859
    mall|新城市廣場|New Town Plaza|沙田正街 18 號|18 Sha Tin Centre Street|22.3815,114.1887
    mall|好運中心|Lucky Plaza|橫壆街 1 號|1 Wang Pok Street|22.3832,114.1905
    mall|沙田中心|Shatin Centre|橫壆街 2–16 號|2–16 Wang Pok Street|22.3828,114.1895
    mall|希爾頓中心|Hilton Plaza|沙田正街 3–9 號|3–9 Sha Tin Centre Street|22.3820,114.1900
    mall|HomeSquare|HomeSquare|沙田鄉事會路 138 號|138 Sha Tin Rural Committee Road|22.3832,114.1882
    mall|禾輋廣場|Wo Che Plaza|豐順街 3 號|3 Fung Shun Street|22.3875,114.1957
    estate|禾輋邨|Wo Che Estate|德厚街 3 號|3 Tak Hau Street|22.3885,114.1945
    estate|瀝源邨|Lek Yuen Estate|瀝源街 6 號|6 Lek Yuen Street|22.3855,114.1922
    estate|沙角邨|Sha Kok Estate|沙角街 5 號|5 Sha Kok Street|22.3785,114.1950
    estate|博康邨|Pok Hong Estate|沙角街 9 號|9 Sha Kok Street|22.3765,114.1980
    estate|乙明邨|Jat Min Chuen|乙明街|Jat Min Chuen Street|22.3782,114.1925
    estate|翠華花園|Tsui Wah Garden|沙角街 7–11 號|7–11 Sha Kok Street|22.3799,114.1970
    landmark|沙田大會堂|Sha Tin Town Hall|源禾路 1 號|1 Yuen Wo Road|22.3812,114.1893
    landmark|香港文化博物館|Hong Kong Heritage Museum|文林路 1 號|1 Man Lam Road|22.3772,114.1855
    landmark|車公廟|Che Kung Temple|車公廟路 7 號|7 Che Kung Miu Road|22.3735,114.1833
    street|沙田正街|Sha Tin Centre Street|||22.3818,114.1895
    street|橫壆街|Wang Pok Street|||22.3835,114.1900
    street|源禾路|Yuen Wo Road|||22.3855,114.1935
    street|沙角街|Sha Kok Street|||22.3780,114.1965
    street|大埔公路（沙田段）|Tai Po Road – Sha Tin|||22.3855,114.1905
    street|車公廟路|Che Kung Miu Road|||22.3738,114.1835
    estate|豐盛苑|Fung Shing Court|豐順街|Fung Shun Street|22.3870,114.1970
    estate|河畔花園|Garden Rivera|大涌橋路 20–30 號|20–30 Tai Chung Kiu Road|22.3808,114.1942
    estate|富豪花園|Belair Gardens|大涌橋路 52 號|52 Tai Chung Kiu Road|22.3790,114.1935
    estate|偉華中心|Wai Wah Centre|沙田正街 11–17 號|11–17 Sha Tin Centre Street|22.3828,114.1905
    estate|世界花園|World-Wide Gardens|||22.3700,114.1860
    landmark|沙田公園|Sha Tin Park|源禾路 2 號|2 Yuen Wo Road|22.3808,114.1915
    landmark|萬佛寺|Ten Thousand Buddhas Monastery|排頭村|Pai Tau Village|22.3870,114.1847
    landmark|仁安醫院|Union Hospital|富健街 18 號|18 Fu Kin Street|22.3685,114.1750
  `),
  ...area(`
    sha-tin|第一城|City One|22.3840,114.2038
    station|第一城站|City One Station|得榮街|Tak Wing Street|22.3830,114.2036
    mall|置富第一城|Fortune City One|銀城街 2 號|2 Ngan Shing Street|22.3850,114.2035
    estate|沙田第一城|City One Shatin|銀城街|Ngan Shing Street|22.3862,114.2030
    estate|愉翠苑|Yu Chui Court|牛皮沙街 6 號|6 Ngau Pei Sha Street|22.3835,114.2090
    estate|愉田苑|Yue Tin Court|銀城街|Ngan Shing Street|22.3828,114.2000
    estate|廣源邨|Kwong Yuen Estate|小瀝源路 68 號|68 Siu Lek Yuen Road|22.3802,114.2120
    estate|碧濤花園|Pictorial Garden|安景街|On King Street|22.3868,114.2060
    landmark|威爾斯親王醫院|Prince of Wales Hospital|銀城街 30–32 號|30–32 Ngan Shing Street|22.3798,114.2015
    street|銀城街|Ngan Shing Street|||22.3848,114.2020
    street|牛皮沙街|Ngau Pei Sha Street|||22.3845,114.2085
    street|小瀝源路|Siu Lek Yuen Road|||22.3812,114.2090
    estate|水泉澳邨|Shui Chuen O Estate|水泉坳街 12 號|12 Shui Chuen Au Street|22.3712,114.2015
    estate|帝堡城|Castello|小瀝源路 69 號|69 Siu Lek Yuen Road|22.3825,114.2138
  `),
  ...area(`
    sha-tin|石門|Shek Mun|22.3880,114.2088
    station|石門站|Shek Mun Station|安群街|On Kwan Street|22.3879,114.2085
    mall|京瑞廣場|Kings Wing Plaza|安群街 3 號|3 On Kwan Street|22.3882,114.2083
    tower|新貿中心|New Trade Plaza|安平街 6 號|6 On Ping Street|22.3885,114.2070
    estate|碩門邨|Shek Mun Estate|安睦里|On Muk Lane|22.3895,114.2105
    street|安群街|On Kwan Street|||22.3885,114.2085
    street|大涌橋路|Tai Chung Kiu Road|||22.3865,114.2040
    tower|W LUXE|W Luxe|安耀街 5 號|5 On Yiu Street|22.3888,114.2100
    tower|石門京瑞廣場二期|Kings Wing Plaza 2|安群街 1 號|1 On Kwan Street|22.3887,114.2090
  `),
  ...area(`
    sha-tin|火炭|Fo Tan|22.3955,114.1975
    station|火炭站|Fo Tan Station|樂景街|Lok King Street|22.3958,114.1985
    station|馬場站|Racecourse Station|大埔公路|Tai Po Road|22.4002,114.2028
    estate|銀禧花園|Jubilee Garden|樂景街 2–18 號|2–18 Lok King Street|22.3943,114.1987
    estate|駿景園|Royal Ascot|尊景路 1 號|1 Tsun King Road|22.3978,114.1975
    estate|御龍山|The Palazzo|樂景街 28 號|28 Lok King Street|22.3970,114.1993
    estate|穗禾苑|Sui Wo Court|穗禾路|Sui Wo Road|22.3920,114.1925
    landmark|沙田馬場|Sha Tin Racecourse|沙田馬場|Penfold Park|22.4005,114.2050
    landmark|香港中文大學|The Chinese University of Hong Kong|大埔公路|Tai Po Road|22.4180,114.2070|中大;CUHK
    station|大學站|University Station|澤祥街|Chak Cheung Street|22.4137,114.2100
    street|坳背灣街|Au Pui Wan Street|||22.3975,114.1940
    street|山尾街|Shan Mei Street|||22.3965,114.1955
    estate|星凱．堤岸|The Arles|桂地街|Kwei Tei Street|22.3985,114.1915
    tower|沙田工業中心|Shatin Industrial Centre|源順圍 5–7 號|5–7 Yuen Shun Circuit|22.3835,114.2120
    landmark|香港體育學院|Hong Kong Sports Institute|源禾路 25 號|25 Yuen Wo Road|22.3935,114.2015|HKSI
  `),
  ...area(`
    sha-tin|大圍|Tai Wai|22.3735,114.1780
    station|大圍站|Tai Wai Station|車公廟路|Che Kung Miu Road|22.3728,114.1787
    station|顯徑站|Hin Keng Station|車公廟路|Che Kung Miu Road|22.3637,114.1707
    mall|圍方|The Wai|車公廟路 18 號|18 Che Kung Miu Road|22.3728,114.1793
    estate|柏傲莊|The Pavilia Farm|車公廟路 18 號|18 Che Kung Miu Road|22.3732,114.1795
    estate|名城|Festival City|美田路 1 號|1 Mei Tin Road|22.3740,114.1775
    estate|金獅花園|Golden Lion Garden|隔田街 1–3 號|1–3 Kak Tin Street|22.3675,114.1755
    estate|美林邨|Mei Lam Estate|美田路|Mei Tin Road|22.3775,114.1750
    estate|美田邨|Mei Tin Estate|美田路|Mei Tin Road|22.3782,114.1732
    estate|顯徑邨|Hin Keng Estate|顯徑街 69 號|69 Hin Keng Street|22.3640,114.1720
    estate|新翠邨|Sun Chui Estate|車公廟路 2 號|2 Che Kung Miu Road|22.3705,114.1822
    estate|秦石邨|Chun Shek Estate|車公廟路|Che Kung Miu Road|22.3725,114.1882
    estate|新田圍邨|Sun Tin Wai Estate|紅梅谷路|Hung Mui Kuk Road|22.3692,114.1880
    estate|隆亨邨|Lung Hang Estate|田心街|Tin Sam Street|22.3672,114.1808
    estate|雲疊花園|Carado Garden|田心街|Tin Sam Street|22.3660,114.1790
    street|大圍道|Tai Wai Road|||22.3757,114.1776
    street|積富街|Chik Fu Street|||22.3740,114.1765
    street|積信街|Chik Shun Street|||22.3745,114.1768
    street|美田路|Mei Tin Road|||22.3765,114.1755
    street|紅梅谷路|Hung Mui Kuk Road|||22.3690,114.1825
    estate|聚龍居|Grandway Garden|村南道|Tsuen Nam Road|22.3742,114.1785
    estate|嘉徑苑|Ka Keng Court|顯徑街|Hin Keng Street|22.3655,114.1735
    estate|田心村|Tin Sam Village|田心街|Tin Sam Street|22.3700,114.1800
    landmark|曾大屋|Tsang Tai Uk|沙角街|Sha Kok Street|22.3740,114.1905
    landmark|大圍街市|Tai Wai Market|大圍道 23 號|23 Tai Wai Road|22.3752,114.1772
  `),
  ...area(`
    sha-tin|馬鞍山|Ma On Shan|22.4240,114.2310
    station|馬鞍山站|Ma On Shan Station|西沙路|Sai Sha Road|22.4249,114.2320
    station|烏溪沙站|Wu Kai Sha Station|西沙路|Sai Sha Road|22.4292,114.2439
    station|恆安站|Heng On Station|恆錦街|Hang Kam Street|22.4179,114.2259
    station|大水坑站|Tai Shui Hang Station|恆泰路|Hang Tai Road|22.4082,114.2226
    mall|新港城中心|MOSTown|鞍祿街 18 號|18 On Luk Street|22.4250,114.2309
    mall|馬鞍山廣場|Ma On Shan Plaza|西沙路 608 號|608 Sai Sha Road|22.4252,114.2319
    estate|新港城|Sunshine City|鞍祿街 18 號|18 On Luk Street|22.4242,114.2300
    estate|恆安邨|Heng On Estate|恆錦街 1 號|1 Hang Kam Street|22.4172,114.2280
    estate|耀安邨|Yiu On Estate|恆康街 2 號|2 Hang Hong Street|22.4200,114.2300
    estate|利安邨|Lee On Estate|鞍駿街 23 號|23 On Chun Street|22.4278,114.2385
    estate|頌安邨|Chung On Estate|西沙路 632 號|632 Sai Sha Road|22.4235,114.2330
    estate|富安花園|Chevalier Garden|恆樂街|Hang Lok Lane|22.4078,114.2238
    estate|錦英苑|Kam Ying Court|西沙路 602 號|602 Sai Sha Road|22.4258,114.2352
    estate|迎海|Double Cove|烏溪沙路 8 號|8 Wu Kai Sha Road|22.4298,114.2412
    estate|銀湖．天峰|Lake Silver|西沙路 599 號|599 Sai Sha Road|22.4285,114.2430
    estate|雅典居|Villa Athena|西沙路 600 號|600 Sai Sha Road|22.4265,114.2370
    landmark|馬鞍山公園|Ma On Shan Park|鞍駿街 12 號|12 On Chun Street|22.4270,114.2310
    street|西沙路|Sai Sha Road|||22.4255,114.2330
    street|鞍祿街|On Luk Street|||22.4255,114.2300
    street|寧泰路|Ning Tai Road|||22.4195,114.2250
    estate|錦泰苑|Kam Tai Court|寧泰路 33 號|33 Ning Tai Road|22.4180,114.2245
    estate|錦鞍苑|Kam On Court|西沙路|Sai Sha Road|22.4245,114.2340
    estate|馬鞍山中心|Ma On Shan Centre|鞍祿街|On Luk Street|22.4243,114.2315
    estate|觀瀾雅軒|Baycrest|恆明街 8 號|8 Hang Ming Street|22.4195,114.2245
    landmark|海澄軒海景酒店|Horizon Suite Hotel|鞍駿街 29 號|29 On Chun Street|22.4290,114.2400
    estate|天宇海|Oceanaire|保泰街 18 號|18 Po Tai Street|22.4125,114.2235
    estate|海濤居|La Costa|鞍駿街|On Chun Street|22.4290,114.2375
    landmark|馬鞍山遊樂場|Ma On Shan Recreation Ground|西沙路|Sai Sha Road|22.4222,114.2345
  `),
  ...area(`
    sai-kung|將軍澳|Tseung Kwan O|22.3075,114.2605
    station|將軍澳站|Tseung Kwan O Station|唐德街|Tong Tak Street|22.3074,114.2600|TKO
    station|調景嶺站|Tiu Keng Leng Station|景嶺路|King Ling Road|22.3043,114.2526
    mall|PopCorn|PopCorn|唐俊街 9 號|9 Tong Chun Street|22.3070,114.2608
    mall|將軍澳中心|Park Central|唐德街 9 號|9 Tong Tak Street|22.3073,114.2612
    mall|將軍澳廣場|Tseung Kwan O Plaza|唐德街 1 號|1 Tong Tak Street|22.3082,114.2602|TKO Plaza
    mall|都會駅|MetroTown|景嶺路 8 號|8 King Ling Road|22.3043,114.2532
    estate|尚德邨|Sheung Tak Estate|唐明街 2 號|2 Tong Ming Street|22.3108,114.2585
    estate|健明邨|Kin Ming Estate|彩明街 25 號|25 Choi Ming Street|22.3070,114.2565
    estate|彩明苑|Choi Ming Court|彩明街 1 號|1 Choi Ming Street|22.3068,114.2545
    estate|維景灣畔|Ocean Shores|澳景路 88 號|88 O King Road|22.3045,114.2495
    estate|君傲灣|The Grandiose|唐俊街 9 號|9 Tong Chun Street|22.3068,114.2615
    estate|天晉|The Wings|唐俊街 9 號|9 Tong Chun Street|22.3062,114.2605
    landmark|將軍澳運動場|Tseung Kwan O Sports Ground|寶康路 109 號|109 Po Hong Road|22.3142,114.2600
    street|唐德街|Tong Tak Street|||22.3082,114.2605
    street|唐俊街|Tong Chun Street|||22.3060,114.2610
    street|寶康路|Po Hong Road|||22.3150,114.2600
    street|唐賢街|Tong Yin Street|||22.3045,114.2605
    estate|海翩滙|The Papillons|唐俊街 21 號|21 Tong Chun Street|22.3050,114.2590
    estate|Monterey|Monterey|唐俊街 23 號|23 Tong Chun Street|22.3038,114.2590
    estate|富麗花園|Finery Park|毓雅里 7 號|7 Yuk Nga Lane|22.3158,114.2575
    estate|廣明苑|Kwong Ming Court|寶林北路|Po Lam Road North|22.3120,114.2580
    estate|唐明苑|Tong Ming Court|唐明街|Tong Ming Street|22.3092,114.2580
    mall|彩明商場|Choi Ming Shopping Centre|彩明街 1 號|1 Choi Ming Street|22.3072,114.2550
    mall|尚德商場|TKO Gateway|唐明街 2 號|2 Tong Ming Street|22.3105,114.2592
    landmark|香港知專設計學院|Hong Kong Design Institute|景嶺路 3 號|3 King Ling Road|22.3058,114.2537|知專;HKDI
  `),
  ...area(`
    sai-kung|坑口|Hang Hau|22.3158,114.2645
    station|坑口站|Hang Hau Station|常寧路|Sheung Ning Road|22.3157,114.2643
    mall|東港城|East Point City|重華路 8 號|8 Chung Wa Road|22.3155,114.2652
    estate|厚德邨|Hau Tak Estate|重華路 2 號|2 Chung Wa Road|22.3175,114.2660
    estate|明德邨|Ming Tak Estate|培成路|Pui Shing Road|22.3140,114.2660
    estate|南豐廣場|Nan Fung Plaza|貿業路 8 號|8 Mau Yip Road|22.3150,114.2630
    estate|蔚藍灣畔|Residence Oasis|培成路 15 號|15 Pui Shing Road|22.3160,114.2637
    estate|怡心園|Maritime Bay|培成路 18 號|18 Pui Shing Road|22.3148,114.2668
    landmark|將軍澳醫院|Tseung Kwan O Hospital|寶寧里 2 號|2 Po Ning Lane|22.3180,114.2702
    landmark|香港科技大學|The Hong Kong University of Science and Technology|清水灣|Clear Water Bay|22.3364,114.2645|科大;HKUST
    street|重華路|Chung Wa Road|||22.3160,114.2655
    street|培成路|Pui Shing Road|||22.3150,114.2650
    estate|和明苑|Wo Ming Court|常寧路|Sheung Ning Road|22.3168,114.2625
    estate|裕明苑|Yu Ming Court|寶寧路|Po Ning Road|22.3190,114.2665
    estate|煜明苑|Yuk Ming Court|寶寧路|Po Ning Road|22.3165,114.2678
    estate|頌明苑|Chung Ming Court|常寧路|Sheung Ning Road|22.3170,114.2605
    landmark|清水灣第二灣泳灘|Clear Water Bay Second Beach|大坳門路|Tai Au Mun Road|22.2875,114.2875
  `),
  ...area(`
    sai-kung|寶琳|Po Lam|22.3228,114.2575
    station|寶琳站|Po Lam Station|貿泰路|Mau Tai Road|22.3226,114.2579
    mall|新都城中心|Metro City Plaza|運亨路 1 號|1 Wan Hang Road|22.3235,114.2585|MCP
    mall|寶林商場|Po Lam Shopping Centre|寶琳北路 18 號|18 Po Lam Road North|22.3253,114.2562
    estate|寶林邨|Po Lam Estate|寶琳北路 18 號|18 Po Lam Road North|22.3250,114.2558
    estate|景林邨|King Lam Estate|寶琳北路 38 號|38 Po Lam Road North|22.3212,114.2548
    estate|翠林邨|Tsui Lam Estate|翠琳路 11 號|11 Tsui Lam Road|22.3235,114.2512
    estate|新都城|Metro City|欣景路 8 號|8 Yan King Road|22.3222,114.2590
    estate|慧安園|Well On Garden|欣景路 9 號|9 Yan King Road|22.3198,114.2575
    street|運亨路|Wan Hang Road|||22.3232,114.2590
    street|欣景路|Yan King Road|||22.3210,114.2585
    street|貿泰路|Mau Tai Road|||22.3228,114.2565
    estate|英明苑|Ying Ming Court|寶琳北路|Po Lam Road North|22.3240,114.2555
    estate|欣明苑|Yan Ming Court|欣景路|Yan King Road|22.3205,114.2570
    estate|浩明苑|Ho Ming Court|景林|Po Hong Road|22.3185,114.2555
    estate|康盛花園|Hong Sing Garden|寶琳北路|Po Lam Road North|22.3255,114.2535
    estate|新寶城|La Cité Noble|銀澳路 1 號|1 Ngan O Road|22.3190,114.2590|La Cite Noble
  `),
  ...area(`
    sai-kung|日出康城|LOHAS Park|22.2955,114.2692
    station|康城站|LOHAS Park Station|康城路|LOHAS Park Road|22.2956,114.2687
    mall|康城|The LOHAS|康城路 1 號|1 LOHAS Park Road|22.2958,114.2692
    estate|日出康城|LOHAS Park Estate|康城路 1 號|1 LOHAS Park Road|22.2945,114.2700
    estate|首都|The Capitol|康城路 1 號|1 LOHAS Park Road|22.2945,114.2685
    estate|領都|Le Prestige|康城路 1 號|1 LOHAS Park Road|22.2935,114.2690
    street|康城路|LOHAS Park Road|||22.2960,114.2680
    street|環保大道|Wan Po Road|||22.2990,114.2705
  `),
  ...area(`
    sai-kung|西貢|Sai Kung|22.3822,114.2730
    street|福民路|Fuk Man Road|||22.3825,114.2722
    street|宜春街|Yi Chun Street|||22.3815,114.2735
    estate|西貢苑|Sai Kung Garden|福民路 22–40 號|22–40 Fuk Man Road|22.3828,114.2721
    estate|翠塘花園|Lakeside Garden|惠民路 1 號|1 Wai Man Road|22.3845,114.2715
    estate|對面海邨|Tui Min Hoi Chuen|康健路|Hong Kin Road|22.3775,114.2745
    estate|匡湖居|Marina Cove|西貢公路 380 號|380 Hiram’s Highway|22.3592,114.2550
    landmark|西貢碼頭|Sai Kung Pier|惠民路|Wai Man Road|22.3815,114.2745
    street|普通道|Po Tung Road|||22.3808,114.2718
    street|惠民路|Wai Man Road|||22.3830,114.2740
    street|西貢公路|Hiram’s Highway|||22.3700,114.2635
    estate|逸瓏園|Park Mediterranean|康村路 9 號|9 Hong Tsuen Road|22.3758,114.2720
    landmark|西貢海濱公園|Sai Kung Waterfront Park|惠民路|Wai Man Road|22.3820,114.2748
    landmark|白沙灣|Hebe Haven|西貢公路|Hiram’s Highway|22.3630,114.2590|Pak Sha Wan
  `),
  ...area(`
    north|沙頭角|Sha Tau Kok|22.5450,114.2250
    estate|沙頭角邨|Sha Tau Kok Chuen|順興街|Shun Hing Street|22.5455,114.2225
    street|沙頭角公路|Sha Tau Kok Road|||22.5250,114.1900
    landmark|沙頭角碼頭|Sha Tau Kok Pier|順隆街|Shun Lung Street|22.5440,114.2265
  `),
  ...area(`
    tai-po|大尾篤|Tai Mei Tuk|22.4735,114.2370
    landmark|船灣淡水湖主壩|Plover Cove Reservoir Dam|大美督路|Tai Mei Tuk Road|22.4690,114.2400|大美督
  `),
]
