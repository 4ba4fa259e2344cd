# a small heap of each topping, for its row among the choices
from foodlib import *
import pizza

def jalapeno(seed=1,R=.085):
    """slice with its skin, its pale flesh and the seeds in the middle"""
    M=Mat('jal'); d=M.attr('d'); col=M.ramp(d,[(.1,'#E4EBB4'),(.5,'#D3E08E'),(.6,'#9CC455'),(.9,'#74AA36'),(.985,'#2A6416')])
    col=M.mix(M.math('MULTIPLY',M.ramp(M.vor(34),[(.16,.95),(.26,0.)]),M.ramp(d,[(.45,1.),(.6,0.)])),col,'#FBF3D0')
    q=[(math.cos(k*.5236)*(1+.05*math.sin(k*2.+seed)),math.sin(k*.5236)*(1+.05*math.cos(k*1.7+seed))) for k in range(12)]
    return pizza.slab(q,R,.040,M.pbr(col,rough=.2,spec=.5,coat=.2,normal=M.bump(M.noise(40,3),.3,.006)),seed,.06,wav=.004,name='jal')
def shred(seed=1,S=.115):
    """strand of grated cheese"""
    M=Mat('shred'); col=M.ramp(M.objrand(),[(0,'#FFD766'),(.5,'#FFE08A'),(1,'#FFEFBE')])
    return pizza.slab([(-1,-.10),(-.3,-.13),(.4,-.11),(1,-.09),(1,.10),(.3,.13),(-.4,.12),(-1,.10)],S,.022,M.pbr(col,rough=.38,spec=.4),seed,.1,wav=.030,amp=.1,name='shred')
KINDS=dict({k:v[0] for k,v in pizza.TOPS.items()},jal=jalapeno,shred=shred)
# kind, then layers from the ground up: how many within which radius, how far apart, how high, and how far tilted
HEAPS={
 'pineapple':('pine',(7,.17,.12,.03,.20),(2,.06,.10,.085,.30)),
 'mushroom':('mush',(4,.15,.17,.02,.14),(1,.02,.1,.055,.30)),
 'jalapeno':('jal',(6,.16,.14,.025,.16),(2,.06,.11,.065,.30)),
 'extra-cheese':('shred',(22,.17,.035,.015,.20),(16,.13,.03,.045,.35),(8,.07,.03,.080,.40)),
 'green-pepper':('gpep',(5,.15,.12,.025,.15),(2,.06,.10,.060,.35)),
 'olive':('olive',(7,.12,.085,.022,.12),(3,.06,.075,.060,.40)),
 'corn':('corn',(22,.12,.042,.022,.6),(10,.075,.042,.058,.6),(3,.03,.04,.09,.6)),
 'onion':('onion',(5,.15,.11,.020,.15),(3,.08,.09,.050,.35)),
 'tomato':('cherry',(4,.12,.135,.055,.12),(1,.01,.1,.115,.25)),
 'pepperoni':('pep',(4,.17,.20,.012,.08),(1,.02,.1,.050,.16)),
 'ham':('ham',(5,.15,.14,.015,.12),(2,.06,.11,.045,.25)),
 'bacon':('bacon',(4,.10,.075,.014,.08),(2,.05,.07,.050,.20)),
 'chicken':('chk',(5,.15,.14,.045,.20),(1,.02,.1,.115,.30)),
 'prawn':('prawn',(3,.14,.20,.045,.10),(1,.02,.1,.110,.25)),
}
def heap(topping,seed=5):
    kind,*layers=HEAPS[topping]; rng=random.Random(seed); make=KINDS[kind]; protos=[make(seed+7*k) for k in range(3)]; base=[tuple(o.scale) for o in protos]
    for o in protos: o.location=(0,0,-50)
    for n,rmax,dmin,z,tilt in layers:
        for x,y,_ in pizza.poisson(n,rmax,dmin,rng):
            k=rng.randrange(3); s=.92+.16*rng.random()
            inst(protos[k],(x,y,z+.006*rng.random()),(rng.gauss(0,tilt),rng.gauss(0,tilt),rng.random()*6.28),tuple(s*b for b in base[k]))
