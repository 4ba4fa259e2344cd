import { area } from './place.ts'

export const outlying = [
  ...area(`
    islands|東涌|Tung Chung|22.2890,113.9420
    station|東涌站|Tung Chung Station|達東路|Tat Tung Road|22.2892,113.9413
    mall|東薈城名店倉|Citygate Outlets|達東路 20 號|20 Tat Tung Road|22.2896,113.9405
    mall|逸東商場|Yat Tung Shopping Centre|裕東路 8 號|8 Yu Tung Road|22.2815,113.9347
    estate|逸東邨|Yat Tung Estate|裕東路 8 號|8 Yu Tung Road|22.2805,113.9352
    estate|滿東邨|Mun Tung Estate|松滿路|Chung Mun Road|22.2802,113.9312
    estate|富東邨|Fu Tung Estate|富東街 6 號|6 Fu Tung Street|22.2872,113.9430
    estate|裕東苑|Yu Tung Court|東涌道|Tung Chung Road|22.2855,113.9425
    estate|東堤灣畔|Tung Chung Crescent|美東街 2 號|2 Mei Tung Street|22.2905,113.9425
    estate|海堤灣畔|Seaview Crescent|海濱路 8 號|8 Waterfront Road|22.2910,113.9385
    estate|藍天海岸|Coastal Skyline|東涌海濱路 12 號|12 Tung Chung Waterfront Road|22.2918,113.9470
    estate|映灣園|Caribbean Coast|健東路 1 號|1 Kin Tung Road|22.2925,113.9508
    estate|昇薈|The Visionary|迎康街 1 號|1 Ying Hong Street|22.2945,113.9548
    estate|迎東邨|Ying Tung Estate|迎東路 1 號|1 Ying Tung Road|22.2955,113.9560
    landmark|北大嶼山醫院|North Lantau Hospital|松仁路 8 號|8 Chung Yan Road|22.2825,113.9392
    landmark|昂坪 360 東涌纜車站|Ngong Ping 360 Tung Chung Terminal|達東路 11 號|11 Tat Tung Road|22.2898,113.9382
    street|達東路|Tat Tung Road|||22.2890,113.9420
    street|裕東路|Yu Tung Road|||22.2830,113.9380
    street|東涌道|Tung Chung Road|||22.2850,113.9440
    estate|水藍．天岸|Le Bleu Deux|東涌海濱路 12 號|12 Tung Chung Waterfront Road|22.2915,113.9480
    estate|東環|Century Link|迎禧路 6 號|6 Ying Hei Road|22.2950,113.9575
    estate|裕泰苑|Yu Tai Court|松逸街|Chung Yat Street|22.2812,113.9370
    landmark|東涌炮台|Tung Chung Fort|下嶺皮村|Ha Ling Pei|22.2790,113.9360
  `),
  ...area(`
    islands|赤鱲角|Chek Lap Kok|22.3110,113.9330
    station|機場站|Airport Station|暢航路|Cheong Hong Road|22.3159,113.9365
    station|博覽館站|AsiaWorld-Expo Station|航展道|Airport Expo Boulevard|22.3217,113.9412
    landmark|香港國際機場一號客運大樓|Hong Kong International Airport Terminal 1|暢達路 1 號|1 Sky Plaza Road|22.3155,113.9355|HKIA;機場 T1
    landmark|亞洲國際博覽館|AsiaWorld-Expo|航展道 1 號|1 Airport Expo Boulevard|22.3215,113.9430|亞博館
    mall|11 SKIES|11 Skies|||22.3178,113.9420
  `),
  ...area(`
    islands|竹篙灣|Penny’s Bay|22.3130,114.0430
    station|迪士尼站|Disneyland Resort Station|幻想道|Fantasy Road|22.3155,114.0448
    landmark|香港迪士尼樂園|Hong Kong Disneyland|幻想道|Fantasy Road|22.3128,114.0413|迪士尼樂園;Disneyland
  `),
  ...area(`
    islands|愉景灣|Discovery Bay|22.2975,114.0150
    estate|愉景灣屋苑|Discovery Bay Estate|愉景灣道|Discovery Bay Road|22.2990,114.0160
    mall|愉景廣場|DB Plaza|愉景灣道|Discovery Bay Road|22.2955,114.0167
    mall|愉景北商場|DB North Plaza|愉景灣道 92 號|92 Siena Avenue|22.3058,114.0090
    landmark|愉景灣碼頭|Discovery Bay Pier|愉景廣場|DB Plaza|22.2948,114.0178
    street|愉景灣道|Discovery Bay Road|||22.2985,114.0165
    street|海澄湖畔路|Siena Avenue|||22.3040,114.0105
  `),
  ...area(`
    islands|長洲|Cheung Chau|22.2090,114.0290
    street|新興街|San Hing Street|||22.2093,114.0287
    street|大新後街|Tai San Back Street|||22.2076,114.0303
    estate|長貴邨|Cheung Kwai Estate|長貴路|Cheung Kwai Road|22.2140,114.0288
    landmark|長洲渡輪碼頭|Cheung Chau Ferry Pier|海傍街|Praya Street|22.2083,114.0283
    landmark|東灣泳灘|Tung Wan Beach|東灣路|Tung Wan Road|22.2098,114.0308
    street|大新街|Tai San Street|||22.2075,114.0290
    street|北社街|Pak She Street|||22.2110,114.0285
    landmark|長洲醫院|St. John Hospital|東灣長洲醫院路|Cheung Chau Hospital Road|22.2085,114.0320|聖約翰醫院
  `),
  ...area(`
    islands|梅窩|Mui Wo|22.2650,113.9985
    street|銀鑛灣路|Ngan Kwong Wan Road|||22.2640,114.0005
    landmark|梅窩碼頭|Mui Wo Ferry Pier|梅窩碼頭路|Mui Wo Ferry Pier Road|22.2653,114.0020
    estate|銀灣邨|Ngan Wan Estate|銀鑛灣路|Ngan Kwong Wan Road|22.2668,113.9990
    estate|銀河苑|Ngan Ho Court|銀石街|Ngan Shek Street|22.2672,113.9978
    landmark|銀鑛灣泳灘|Silver Mine Bay Beach|東灣頭路|Tung Wan Tau Road|22.2690,114.0015
  `),
  ...area(`
    islands|南丫島|Lamma Island|22.2255,114.1115
    street|榕樹灣大街|Yung Shue Wan Main Street|||22.2260,114.1118
    landmark|榕樹灣碼頭|Yung Shue Wan Ferry Pier|榕樹灣大街|Yung Shue Wan Main Street|22.2265,114.1090
    street|索罟灣第一街|Sok Kwu Wan First Street|||22.2065,114.1310
    landmark|索罟灣碼頭|Sok Kwu Wan Ferry Pier|索罟灣|Sok Kwu Wan|22.2060,114.1310
  `),
  ...area(`
    islands|坪洲|Peng Chau|22.2855,114.0395
    street|永安街|Wing On Street|||22.2852,114.0382
    landmark|坪洲碼頭|Peng Chau Ferry Pier|寶坪街|Po Peng Street|22.2850,114.0372
  `),
  ...area(`
    islands|大澳|Tai O|22.2540,113.8620
    street|大澳永安街|Tai O Wing On Street|||22.2545,113.8625
    landmark|大澳棚屋|Tai O Stilt Houses|吉慶街|Kat Hing Street|22.2530,113.8600|大澳水鄉
  `),
  ...area(`
    islands|昂坪|Ngong Ping|22.2560,113.9040
    landmark|天壇大佛|Tian Tan Buddha|昂坪路|Ngong Ping Road|22.2540,113.9050|大佛;Big Buddha
    landmark|寶蓮禪寺|Po Lin Monastery|昂坪路|Ngong Ping Road|22.2557,113.9078
  `),
  ...area(`
    islands|長沙|Cheung Sha|22.2345,113.9510
    landmark|長沙泳灘|Cheung Sha Beach|嶼南道|South Lantau Road|22.2325,113.9480
  `),
]
