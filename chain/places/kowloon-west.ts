import { area } from './place.ts'

export const kowloonWest = [
  ...area(`
    yau-tsim-mong|尖沙咀|Tsim Sha Tsui|22.2975,114.1722
    station|尖沙咀站|Tsim Sha Tsui Station|彌敦道|Nathan Road|22.2977,114.1722|TST
    station|尖東站|East Tsim Sha Tsui Station|麼地道|Mody Road|22.2953,114.1747
    mall|海港城|Harbour City|廣東道 3–27 號|3–27 Canton Road|22.2965,114.1683
    mall|K11 MUSEA|K11 Musea|梳士巴利道 18 號|18 Salisbury Road|22.2938,114.1741
    mall|K11 購物藝術館|K11 Art Mall|河內道 18 號|18 Hanoi Road|22.2974,114.1738
    mall|美麗華廣場|Mira Place|彌敦道 132 號|132 Nathan Road|22.3008,114.1720
    mall|國際廣場|iSQUARE|彌敦道 63 號|63 Nathan Road|22.2967,114.1719
    mall|The ONE|The ONE|彌敦道 100 號|100 Nathan Road|22.2997,114.1724
    mall|新港中心|Silvercord|廣東道 30 號|30 Canton Road|22.2978,114.1696
    mall|1881 公館|1881 Heritage|廣東道 2A 號|2A Canton Road|22.2952,114.1700
    tower|重慶大廈|Chungking Mansions|彌敦道 36–44 號|36–44 Nathan Road|22.2963,114.1728
    tower|港威大廈|The Gateway|廣東道 25 號|25 Canton Road|22.2986,114.1681
    tower|永安廣場|Wing On Plaza|麼地道 62 號|62 Mody Road|22.2978,114.1778
    tower|南洋中心|South Seas Centre|麼地道 75 號|75 Mody Road|22.2987,114.1783
    tower|尖沙咀中心|Tsim Sha Tsui Centre|麼地道 66 號|66 Mody Road|22.2975,114.1768
    tower|新文華中心|New Mandarin Plaza|科學館道 14 號|14 Science Museum Road|22.3004,114.1785
    street|彌敦道|Nathan Road|||22.3000,114.1721
    street|廣東道|Canton Road|||22.2975,114.1693
    street|漢口道|Hankow Road|||22.2970,114.1710
    street|加連威老道|Granville Road|||22.2994,114.1737
    street|寶勒巷|Prat Avenue|||22.2985,114.1741
    street|金馬倫道|Cameron Road|||22.2985,114.1735
    street|柯士甸道|Austin Road|||22.3033,114.1730
    estate|名鑄|The Masterpiece|河內道 18 號|18 Hanoi Road|22.2972,114.1740
    estate|凱譽|Harbour Pinnacle|棉登徑 8 號|8 Minden Avenue|22.2975,114.1750
    estate|港景峯|The Victoria Towers|廣東道 188 號|188 Canton Road|22.3021,114.1681
    landmark|香港文化中心|Hong Kong Cultural Centre|梳士巴利道 10 號|10 Salisbury Road|22.2937,114.1702
    landmark|尖沙咀天星碼頭|Tsim Sha Tsui Star Ferry Pier|梳士巴利道|Salisbury Road|22.2938,114.1687
    landmark|香港科學館|Hong Kong Science Museum|科學館道 2 號|2 Science Museum Road|22.3010,114.1776
    landmark|香港歷史博物館|Hong Kong Museum of History|漆咸道南 100 號|100 Chatham Road South|22.3018,114.1772
    landmark|半島酒店|The Peninsula Hong Kong|梳士巴利道 22 號|22 Salisbury Road|22.2951,114.1718
    landmark|九龍公園|Kowloon Park|柯士甸道 22 號|22 Austin Road|22.3003,114.1700
    street|北京道|Peking Road|||22.2962,114.1705
    street|海防道|Haiphong Road|||22.2980,114.1707
    street|赫德道|Hart Avenue|||22.2977,114.1742
    street|亞士厘道|Ashley Road|||22.2970,114.1705
    street|堪富利士道|Humphreys Avenue|||22.2982,114.1733
    street|諾士佛臺|Knutsford Terrace|||22.3013,114.1735
    street|金巴利道|Kimberley Road|||22.3005,114.1738
    street|天文臺道|Observatory Road|||22.3015,114.1748
    street|麼地道|Mody Road|||22.2970,114.1760
    street|梳士巴利道|Salisbury Road|||22.2948,114.1725
    street|漆咸道南|Chatham Road South|||22.2992,114.1757
    street|厚福街|Hau Fook Street|||22.2996,114.1736
    mall|海洋中心|Ocean Centre|廣東道 5 號|5 Canton Road|22.2958,114.1685
    landmark|馬哥孛羅香港酒店|Marco Polo Hongkong Hotel|廣東道 3 號|3 Canton Road|22.2950,114.1685
    mall|利時商場|Rise Shopping Arcade|加連威老道 5–11 號|5–11 Granville Circuit|22.2998,114.1748
    mall|好時中心|Houston Centre|麼地道 63 號|63 Mody Road|22.2982,114.1780
    landmark|星光大道|Avenue of Stars|梳士巴利道|Salisbury Road|22.2930,114.1745
    tower|北京道一號|One Peking|北京道 1 號|1 Peking Road|22.2958,114.1705
    tower|美麗都大廈|Mirador Mansion|彌敦道 54–64 號|54–64 Nathan Road|22.2972,114.1725
    tower|東海商業中心|East Ocean Centre|加連威老道 98 號|98 Granville Road|22.2998,114.1768
    tower|華敦大廈|Windsor Mansion|漆咸道南 29 號|29 Chatham Road South|22.2985,114.1755
    tower|中港城|China Hong Kong City|廣東道 33 號|33 Canton Road|22.2997,114.1675|中國客運碼頭;China Ferry Terminal
    tower|力寶太陽廣場|Lippo Sun Plaza|廣東道 28 號|28 Canton Road|22.2975,114.1698
    tower|Victoria Dockside|Victoria Dockside|梳士巴利道 18 號|18 Salisbury Road|22.2942,114.1745|K11 ATELIER
    landmark|香港太空館|Hong Kong Space Museum|梳士巴利道 10 號|10 Salisbury Road|22.2943,114.1718
    landmark|香港藝術館|Hong Kong Museum of Art|梳士巴利道 10 號|10 Salisbury Road|22.2938,114.1720
    landmark|香港天文台|Hong Kong Observatory|彌敦道 134A 號|134A Nathan Road|22.3020,114.1742
    landmark|尖沙咀鐘樓|Clock Tower Tsim Sha Tsui|梳士巴利道|Salisbury Road|22.2936,114.1697
    landmark|香港喜來登酒店|Sheraton Hong Kong|彌敦道 20 號|20 Nathan Road|22.2953,114.1728
    landmark|香港麗晶酒店|Regent Hong Kong|梳士巴利道 18 號|18 Salisbury Road|22.2932,114.1738|洲際酒店
  `),
  ...area(`
    yau-tsim-mong|佐敦|Jordan|22.3050,114.1712
    station|佐敦站|Jordan Station|彌敦道|Nathan Road|22.3048,114.1717
    station|柯士甸站|Austin Station|柯士甸道西|Austin Road West|22.3049,114.1663
    station|香港西九龍站|Hong Kong West Kowloon Station|柯士甸道西 3 號|3 Austin Road West|22.3035,114.1655|高鐵站;High Speed Rail
    street|佐敦道|Jordan Road|||22.3053,114.1690
    street|廟街|Temple Street|||22.3065,114.1702|Temple Street Night Market
    estate|文華新村|Man Wah Sun Chuen|文匯街|Man Wui Street|22.3062,114.1677|八文樓
    landmark|伊利沙伯醫院|Queen Elizabeth Hospital|加士居道 30 號|30 Gascoigne Road|22.3090,114.1752|QEH
    street|吳松街|Woosung Street|||22.3060,114.1708
    street|官涌街|Kwun Chung Street|||22.3038,114.1703
    street|文匯街|Man Wui Street|||22.3060,114.1672
    street|柯士甸道西|Austin Road West|||22.3035,114.1650
    street|白加士街|Parkes Street|||22.3045,114.1707
    tower|裕華國貨|Yue Hwa Chinese Products|彌敦道 301–309 號|301–309 Nathan Road|22.3052,114.1712
    tower|恒豐中心|Prudential Centre|彌敦道 216–228A 號|216–228A Nathan Road|22.3040,114.1713
    estate|渡船角|Ferry Point|文匯街|Man Wui Street|22.3058,114.1675
    estate|The Austin|The Austin|匯翔道 8 號|8 Wui Cheung Road|22.3052,114.1658
    landmark|官涌街市|Kwun Chung Market|寶靈街 17 號|17 Bowring Street|22.3042,114.1698
  `),
  ...area(`
    yau-tsim-mong|西九龍|West Kowloon|22.3040,114.1612
    station|九龍站|Kowloon Station|柯士甸道西 1 號|1 Austin Road West|22.3043,114.1614|機場快綫九龍站
    mall|圓方|Elements|柯士甸道西 1 號|1 Austin Road West|22.3049,114.1615
    tower|環球貿易廣場|International Commerce Centre|柯士甸道西 1 號|1 Austin Road West|22.3034,114.1602|ICC
    estate|擎天半島|Sorrento|柯士甸道西 1 號|1 Austin Road West|22.3057,114.1622
    estate|凱旋門|The Arch|柯士甸道西 1 號|1 Austin Road West|22.3037,114.1634
    estate|天璽|The Cullinan|柯士甸道西 1 號|1 Austin Road West|22.3053,114.1602
    estate|君臨天下|The Harbourside|柯士甸道西 1 號|1 Austin Road West|22.3027,114.1614
    estate|漾日居|The Waterfront|柯士甸道西 1 號|1 Austin Road West|22.3040,114.1598
    landmark|M+ 博物館|M+ Museum|博物館道 38 號|38 Museum Drive|22.3009,114.1594
    landmark|香港故宮文化博物館|Hong Kong Palace Museum|博物館道 8 號|8 Museum Drive|22.3018,114.1566
    landmark|戲曲中心|Xiqu Centre|柯士甸道西 88 號|88 Austin Road West|22.3026,114.1676
  `),
  ...area(`
    yau-tsim-mong|油麻地|Yau Ma Tei|22.3125,114.1705
    station|油麻地站|Yau Ma Tei Station|彌敦道|Nathan Road|22.3128,114.1707
    street|砵蘭街|Portland Street|||22.3136,114.1701
    street|上海街|Shanghai Street|||22.3090,114.1700
    street|窩打老道|Waterloo Road|||22.3140,114.1722
    estate|駿發花園|Prosperous Garden|眾坊街 3 號|3 Public Square Street|22.3103,114.1688
    estate|窩打老道 8 號|8 Waterloo Road|窩打老道 8 號|8 Waterloo Road|22.3132,114.1690
    landmark|廣華醫院|Kwong Wah Hospital|窩打老道 25 號|25 Waterloo Road|22.3149,114.1722
    landmark|油麻地果欄|Yau Ma Tei Fruit Market|石龍街|Shek Lung Street|22.3136,114.1684
    street|北海街|Pak Hoi Street|||22.3075,114.1690
    street|甘肅街|Kansu Street|||22.3082,114.1700
    street|眾坊街|Public Square Street|||22.3105,114.1695
    street|新填地街|Reclamation Street|||22.3110,114.1690
    street|碧街|Pitt Street|||22.3137,114.1695
    street|加士居道|Gascoigne Road|||22.3078,114.1738
    landmark|油麻地天后廟|Yau Ma Tei Tin Hau Temple|廟街|Temple Street|22.3098,114.1702|榕樹頭
    landmark|油麻地戲院|Yau Ma Tei Theatre|窩打老道 6 號|6 Waterloo Road|22.3133,114.1690
    landmark|拔萃女書院|Diocesan Girls’ School|佐敦道 1 號|1 Jordan Road|22.3057,114.1740|DGS
  `),
  ...area(`
    yau-tsim-mong|旺角|Mong Kok|22.3192,114.1693
    station|旺角站|Mong Kok Station|彌敦道|Nathan Road|22.3193,114.1694|MK
    station|旺角東站|Mong Kok East Station|聯運街|Luen Wan Street|22.3220,114.1726
    mall|朗豪坊|Langham Place|亞皆老街 8 號|8 Argyle Street|22.3184,114.1686
    mall|新世紀廣場|MOKO|太子道西 193 號|193 Prince Edward Road West|22.3232,114.1722
    mall|旺角中心|Argyle Centre|彌敦道 688 號|688 Nathan Road|22.3195,114.1698
    mall|T.O.P|T.O.P This Is Our Place|彌敦道 700 號|700 Nathan Road|22.3200,114.1691
    mall|信和中心|Sino Centre|彌敦道 582–592 號|582–592 Nathan Road|22.3158,114.1706
    mall|先達廣場|Sin Tat Plaza|亞皆老街 83 號|83 Argyle Street|22.3189,114.1712
    tower|彌敦中心|Nathan Centre|彌敦道 580 號|580 Nathan Road|22.3157,114.1703
    street|亞皆老街|Argyle Street|||22.3194,114.1688
    street|花園街|Fa Yuen Street|||22.3195,114.1712|波鞋街
    street|通菜街|Tung Choi Street|||22.3185,114.1706|女人街;Ladies’ Market
    street|西洋菜南街|Sai Yeung Choi Street South|||22.3175,114.1702
    street|登打士街|Dundas Street|||22.3150,114.1695
    street|塘尾道|Tong Mi Road|||22.3195,114.1657
    estate|麥花臣匯|MacPherson Residence|奶路臣街 38 號|38 Nelson Street|22.3177,114.1722
    street|豉油街|Soy Street|||22.3163,114.1708
    street|山東街|Shantung Street|||22.3172,114.1705
    street|奶路臣街|Nelson Street|||22.3182,114.1708
    street|快富街|Fife Street|||22.3205,114.1702
    street|弼街|Bute Street|||22.3222,114.1702
    street|洗衣街|Sai Yee Street|||22.3190,114.1722
    street|黑布街|Hak Po Street|||22.3178,114.1718
    street|西洋菜北街|Sai Yeung Choi Street North|||22.3265,114.1692
    mall|荷李活商業中心|Hollywood Plaza|彌敦道 610 號|610 Nathan Road|22.3172,114.1705
    mall|兆萬中心|CTMA Centre|西洋菜南街 1N 號|1N Sai Yeung Choi Street South|22.3168,114.1705
    mall|家樂坊|Grand Plaza|彌敦道 625–639 號|625–639 Nathan Road|22.3178,114.1698
    mall|始創中心|Pioneer Centre|彌敦道 750 號|750 Nathan Road|22.3235,114.1690
    tower|朗豪坊辦公大樓|Langham Place Office Tower|亞皆老街 8 號|8 Argyle Street|22.3182,114.1683
    tower|惠豐中心|Wai Fung Plaza|彌敦道 664 號|664 Nathan Road|22.3185,114.1703
    tower|旺角政府合署|Mong Kok Government Offices|聯運街 30 號|30 Luen Wan Street|22.3225,114.1720
  `),
  ...area(`
    yau-tsim-mong|太子|Prince Edward|22.3245,114.1685
    station|太子站|Prince Edward Station|彌敦道|Nathan Road|22.3244,114.1683
    mall|聯合廣場|Allied Plaza|彌敦道 760 號|760 Nathan Road|22.3249,114.1684
    street|太子道西|Prince Edward Road West|||22.3243,114.1710
    street|花墟道|Flower Market Road|||22.3250,114.1722|花墟
    landmark|旺角大球場|Mong Kok Stadium|花墟道 37 號|37 Flower Market Road|22.3258,114.1735
    street|運動場道|Playing Field Road|||22.3240,114.1702
    street|界限街|Boundary Street|||22.3275,114.1700
    landmark|雀鳥花園|Yuen Po Street Bird Garden|園圃街|Yuen Po Street|22.3258,114.1750|園圃街雀鳥花園
  `),
  ...area(`
    yau-tsim-mong|大角咀|Tai Kok Tsui|22.3215,114.1622
    station|奧運站|Olympic Station|海庭道|Hoi Ting Road|22.3178,114.1602
    mall|奧海城|Olympian City|海庭道 18 號|18 Hoi Ting Road|22.3172,114.1618
    tower|滙豐中心|HSBC Centre|深旺道 1 號|1 Sham Mong Road|22.3193,114.1612
    estate|維港灣|Island Harbourview|海輝道 11 號|11 Hoi Fai Road|22.3166,114.1590
    estate|柏景灣|Park Avenue|海庭道 18 號|18 Hoi Ting Road|22.3165,114.1627
    estate|帝柏海灣|Central Park|海庭道 18 號|18 Hoi Ting Road|22.3160,114.1612
    estate|帝峯．皇殿|The Hermitage|海桃道 1 號|1 Hoi Tao Road|22.3148,114.1618
    estate|一號銀海|One SilverSea|海輝道 18 號|18 Hoi Fai Road|22.3148,114.1590
    estate|浪澄灣|The Long Beach|海輝道 8 號|8 Hoi Fai Road|22.3192,114.1583
    estate|港灣豪庭|Metro Harbour View|福利街 8 號|8 Fuk Lee Street|22.3253,114.1605
    estate|富榮花園|Charming Garden|海庭道 8 號|8 Hoi Ting Road|22.3137,114.1645
    estate|海富苑|Hoi Fu Court|海庭道 2 號|2 Hoi Ting Road|22.3150,114.1640
    estate|大同新邨|Cosmopolitan Estate|大角咀道|Tai Kok Tsui Road|22.3245,114.1628
    street|大角咀道|Tai Kok Tsui Road|||22.3218,114.1630
    street|埃華街|Ivy Street|||22.3212,114.1614
    street|櫻桃街|Cherry Street|||22.3180,114.1645
    street|福全街|Fuk Tsun Street|||22.3220,114.1635
    street|海庭道|Hoi Ting Road|||22.3165,114.1625
    street|深旺道|Sham Mong Road|||22.3205,114.1605
    mall|奧海城二期|Olympian City 2|海庭道 18 號|18 Hoi Ting Road|22.3168,114.1622
    estate|利奧坊|Square Mile|利得街|Li Tak Street|22.3198,114.1640
  `),
  ...area(`
    sham-shui-po|深水埗|Sham Shui Po|22.3305,114.1622
    station|深水埗站|Sham Shui Po Station|長沙灣道|Cheung Sha Wan Road|22.3309,114.1621
    station|南昌站|Nam Cheong Station|深旺道|Sham Mong Road|22.3269,114.1535
    mall|黃金電腦商場|Golden Computer Arcade|福華街 146–152 號|146–152 Fuk Wa Street|22.3316,114.1624
    mall|西九龍中心|Dragon Centre|欽州街 37K 號|37K Yen Chow Street|22.3312,114.1602
    mall|V Walk|V Walk|深旺道 28 號|28 Sham Mong Road|22.3262,114.1540
    street|鴨寮街|Apliu Street|||22.3300,114.1624
    street|桂林街|Kweilin Street|||22.3310,114.1620
    street|福榮街|Fuk Wing Street|||22.3315,114.1635
    street|大埔道|Tai Po Road|||22.3320,114.1648
    street|長沙灣道|Cheung Sha Wan Road|||22.3290,114.1645
    street|荔枝角道|Lai Chi Kok Road|||22.3282,114.1615
    street|汝州街|Yu Chau Street|||22.3298,114.1616
    estate|富昌邨|Fu Cheong Estate|西邨路 19 號|19 Sai Chuen Road|22.3283,114.1553
    estate|麗閣邨|Lai Kok Estate|東京街 2 號|2 Tonkin Street|22.3333,114.1577
    estate|麗安邨|Lai On Estate|荔枝角道 420 號|420 Lai Chi Kok Road|22.3315,114.1580
    estate|匯璽|Cullinan West|深旺道 28 號|28 Sham Mong Road|22.3262,114.1530
    estate|碧海藍天|Aqua Marine|深盛路 8 號|8 Sham Shing Road|22.3325,114.1455
    estate|泓景臺|Banyan Garden|荔枝角道 863 號|863 Lai Chi Kok Road|22.3348,114.1445
    estate|昇悅居|Liberté|荔枝角道 833 號|833 Lai Chi Kok Road|22.3345,114.1467|Liberte
    estate|宇晴軒|The Pacifica|深盛路 9 號|9 Sham Shing Road|22.3334,114.1450
    estate|海麗邨|Hoi Lai Estate|深旺道|Sham Mong Road|22.3312,114.1472
    street|北河街|Pei Ho Street|||22.3300,114.1618
    street|南昌街|Nam Cheong Street|||22.3312,114.1640
    street|欽州街|Yen Chow Street|||22.3308,114.1600
    street|福華街|Fuk Wa Street|||22.3312,114.1628
    street|基隆街|Ki Lung Street|||22.3290,114.1632
    street|黃竹街|Wong Chuk Street|||22.3282,114.1645
    street|石硤尾街|Shek Kip Mei Street|||22.3300,114.1645
    street|大南街|Tai Nam Street|||22.3287,114.1630
    street|楓樹街|Maple Street|||22.3275,114.1640
    landmark|深水埗公園|Sham Shui Po Park|荔枝角道 733 號|733 Lai Chi Kok Road|22.3325,114.1570
    landmark|深水埗警署|Sham Shui Po Police Station|欽州街 37A 號|37A Yen Chow Street|22.3305,114.1595
  `),
  ...area(`
    sham-shui-po|石硤尾|Shek Kip Mei|22.3330,114.1680
    station|石硤尾站|Shek Kip Mei Station|偉智街|Wai Chi Street|22.3318,114.1688
    estate|石硤尾邨|Shek Kip Mei Estate|南昌街|Nam Cheong Street|22.3335,114.1665
    estate|白田邨|Pak Tin Estate|白雲街|Pak Wan Street|22.3367,114.1668
    estate|南山邨|Nam Shan Estate|歌和老街|Cornwall Street|22.3335,114.1722
    estate|大坑東邨|Tai Hang Tung Estate|棠蔭街|Tong Yam Street|22.3308,114.1718
    estate|澤安邨|Chak On Estate|南昌街|Nam Cheong Street|22.3385,114.1680
    street|偉智街|Wai Chi Street|||22.3345,114.1665
    landmark|賽馬會創意藝術中心|Jockey Club Creative Arts Centre|白田街 30 號|30 Pak Tin Street|22.3354,114.1657|JCCAC
    street|大坑東道|Tai Hang Tung Road|||22.3300,114.1720
    street|白田街|Pak Tin Street|||22.3350,114.1660
    street|歌和老街|Cornwall Street|||22.3345,114.1740
    estate|大坑西邨|Tai Hang Sai Estate|大坑西街|Tai Hang Sai Street|22.3312,114.1702
    estate|帝景峰|Dynasty Heights|延坪道 2 號|2 Yin Ping Road|22.3438,114.1680
    landmark|美荷樓|Mei Ho House|石硤尾邨|Shek Kip Mei Estate|22.3338,114.1632
  `),
  ...area(`
    sham-shui-po|長沙灣|Cheung Sha Wan|22.3360,114.1562
    station|長沙灣站|Cheung Sha Wan Station|長沙灣道|Cheung Sha Wan Road|22.3355,114.1561
    estate|蘇屋邨|So Uk Estate|保安道 380 號|380 Po On Road|22.3418,114.1575
    estate|李鄭屋邨|Lei Cheng Uk Estate|發祥街 10 號|10 Fat Tseung Street|22.3390,114.1600
    estate|元州邨|Un Chau Estate|元州街 303 號|303 Un Chau Street|22.3368,114.1568
    estate|長沙灣邨|Cheung Sha Wan Estate|順寧道 303 號|303 Shun Ning Road|22.3382,114.1555
    estate|幸福邨|Fortune Estate|順寧道|Shun Ning Road|22.3398,114.1550
    street|青山道|Castle Peak Road|||22.3385,114.1550
    street|順寧道|Shun Ning Road|||22.3390,114.1569
    street|保安道|Po On Road|||22.3385,114.1590
    street|元州街|Un Chau Street|||22.3350,114.1590
    street|發祥街|Fat Tseung Street|||22.3365,114.1580
    street|興華街|Hing Wah Street|||22.3365,114.1548
    street|東京街|Tonkin Street|||22.3345,114.1585
    street|永隆街|Wing Lung Street|||22.3372,114.1545
    street|長發街|Cheung Fat Street|||22.3365,114.1585
    estate|喜雅|Heya Green|保安道|Po On Road|22.3372,114.1575
    estate|海達邨|Hoi Tat Estate|深旺道|Sham Mong Road|22.3290,114.1500
    estate|凱樂苑|Hoi Lok Court|荔枝角道|Lai Chi Kok Road|22.3305,114.1510
    estate|愛海頌|Seaside Sonata|興華街西 1 號|1 Hing Wah Street West|22.3350,114.1545
    estate|海盈邨|Hoi Ying Estate|深旺道|Sham Mong Road|22.3300,114.1487
    landmark|李鄭屋漢墓博物館|Lei Cheng Uk Han Tomb Museum|東京街 41 號|41 Tonkin Street|22.3382,114.1597
    landmark|饒宗頤文化館|Jao Tsung-I Academy|青山道 800 號|800 Castle Peak Road|22.3385,114.1420
    landmark|明愛醫院|Caritas Medical Centre|永康街 111 號|111 Wing Hong Street|22.3412,114.1528
  `),
  ...area(`
    sham-shui-po|荔枝角|Lai Chi Kok|22.3370,114.1480
    station|荔枝角站|Lai Chi Kok Station|長沙灣道|Cheung Sha Wan Road|22.3373,114.1480
    mall|長沙灣廣場|Cheung Sha Wan Plaza|長沙灣道 833 號|833 Cheung Sha Wan Road|22.3370,114.1487
    mall|D2 Place|D2 Place|長義街 9 號|9 Cheung Yee Street|22.3363,114.1487
    tower|億京廣場|Billion Plaza|長裕街 8 號|8 Cheung Yue Street|22.3368,114.1495
    tower|香港工業中心|Hong Kong Industrial Centre|青山道 489–491 號|489–491 Castle Peak Road|22.3378,114.1485
    tower|香港紗廠工業大廈|Hong Kong Spinners Industrial Building|長沙灣道 800 號|800 Cheung Sha Wan Road|22.3365,114.1495
    tower|貿易廣場|Trade Square|長沙灣道 681 號|681 Cheung Sha Wan Road|22.3358,114.1505
    street|永康街|Wing Hong Street|||22.3380,114.1500
    street|長順街|Cheung Shun Street|||22.3370,114.1465
  `),
  ...area(`
    sham-shui-po|美孚|Mei Foo|22.3375,114.1388
    station|美孚站|Mei Foo Station|荔灣道|Lai Wan Road|22.3379,114.1372
    estate|美孚新邨|Mei Foo Sun Chuen|百老匯街|Broadway Street|22.3368,114.1395
    estate|曼克頓山|Manhattan Hill|寶輪街 1 號|1 Po Lun Street|22.3365,114.1420
    estate|清麗苑|Ching Lai Court|荔景山路 290–298 號|290–298 Lai King Hill Road|22.3400,114.1382
    mall|萬事達廣場|Mount Sterling Mall|荔灣道 10–16 號|10–16 Lai Wan Road|22.3376,114.1386
    landmark|荔枝角公園|Lai Chi Kok Park|荔灣道 1 號|1 Lai Wan Road|22.3393,114.1365
    street|荔灣道|Lai Wan Road|||22.3375,114.1385
    street|百老匯街|Broadway Street|||22.3365,114.1400
    street|美荔道|Mei Lai Road|||22.3362,114.1425
  `),
  ...area(`
    sham-shui-po|又一村|Yau Yat Tsuen|22.3345,114.1735
    mall|又一城|Festival Walk|達之路 80 號|80 Tat Chee Avenue|22.3373,114.1743
    estate|又一居|Parc Oasis|瑰麗路|Grandeur Road|22.3345,114.1712
    estate|畢架山花園|Beacon Heights|龍坪道|Lung Ping Road|22.3432,114.1725
    landmark|香港城市大學|City University of Hong Kong|達之路 83 號|83 Tat Chee Avenue|22.3366,114.1725|城大;CityU
  `),
]
