# puddings in a clear cup and the hot mug
from foodlib import *
import pizza as PZ, bowls as BW, sides as SD
D=math.radians
def cup():
    BW.strip(x=-.95,y=-.5,w=.16,z0=.1,z1=1.2,power=9.); lathe('cup',spline([(.0,.0),(.40,.0),(.435,.02),(.45,.10),(.60,1.18),(.63,1.215),(.625,1.235),(.605,1.22)],100),200,BW.m_thin())
def wall(z): return float(np.interp(z,[.04,.10,1.18],[.41,.435,.583]))
def filling(z1,mat,name='filling'):
    z=np.r_[.04,np.linspace(.06,z1,60)]; return lathe(name,[(0,.03)]+[(wall(q),q) for q in z]+[(wall(z1)-.01,z1+.008),(0,z1+.01)],200,mat)
def serradura(seed=3):
    """whipped cream and biscuit crumbs in layers"""
    rng=random.Random(seed); cup(); M=Mat('layers'); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0])
    z=M.math('ADD',sep.outputs[2],M.math('MULTIPLY',M.math('SUBTRACT',M.noise(5,4,.65),.5),.10)); c=[(0.,1.),(.14,0.),(.36,1.),(.48,0.),(.70,1.),(.82,0.),(.985,1.)]
    band=M.ramp(z,c,'CONSTANT'); grain=M.ramp(M.noise(42,3,.7),[(.30,'#8E5E2A'),(.48,'#BC8A4A'),(.66,'#DDB478')]); col=M.mix(band,'#FFF3DA',grain)
    filling(1.06,M.pbr(col,rough=.55,spec=.35,normal=M.bump(M.math('MULTIPLY',M.noise(46,3,.7),band),.8,.02),emit=(col,.10)))
    Mc=Mat('crumb'); cm=Mc.pbr(Mc.ramp(Mc.objrand(),[(0,'#8E5E2A'),(.5,'#C08E4E'),(1,'#E6C088')]),rough=.7); crumb=SD.hide([PZ.blob(k,.026,(1.1,1,.8),.6,2,cm,12) for k in (1,2,3)])
    Mt=Mat('top'); th=np.linspace(0,2*np.pi,200,endpoint=False); t=np.linspace(0,1,50)[:,None]; P=np.stack([t*.56*np.cos(th),t*.56*np.sin(th),1.06+.13*(1-t**2)+0*th],-1); P[...,2]+=.012*fbm(P*12,3,seed=4); mesh('top',P,gridfaces(50,200),Mt.pbr(Mt.ramp(Mt.noise(40,3,.7),[(.3,'#8E5E2A'),(.7,'#D8AC6E')]),rough=.7,normal=Mt.bump(Mt.noise(60,3),.8,.02)))
    for i in range(900): a=rng.random()*6.283; q=math.sqrt(rng.random()); inst(rng.choice(crumb),(.55*q*math.cos(a),.55*q*math.sin(a),1.065+.13*(1-q*q)+.012*rng.random()),(rng.random()*6,rng.random()*6,0),.4+.9*rng.random()**2)
    Mi=Mat('cream'); im=Mi.pbr('#FFF6E2',rough=.45,spec=.35,emit=('#FFF3DA',.10)); u=np.linspace(0,1,90)[:,None]; r=.26*(1-u)**.72*(1+.16*np.cos(7*th[None,:]+5.5*u)*(1-u**3)); Q=np.stack([r*np.cos(th),r*np.sin(th),1.15+.30*u**.9+0*th],-1); mesh('rosette',Q,gridfaces(90,200),im)
    Mb=Mat('biscuit'); b=lathe('maria',[(0,.022),(.19,.022),(.20,.030),(.225,.030),(.235,.02),(.24,0),(.23,-.02),(0,-.022)],120,Mb.pbr(Mb.ramp(Mb.noise(14,4,.6),[(.3,'#C58A3C'),(.6,'#E2B468'),(.8,'#EFCB8A')]),rough=.6,normal=Mb.bump(Mb.vor(20),.5,.01))); xform(b,(.27,.12,1.33),(D(76),D(14),D(-24)))
def mango_pudding(seed=4):
    rng=random.Random(seed); cup(); filling(.98,BW.m_liquid([(0,'#F08A0C'),(.5,'#F9A31E'),(1,'#FFB93A')],.98,.30,.18))
    th=np.linspace(0,2*np.pi,240,endpoint=False); t=np.linspace(0,1,50)[:,None]; R=.50*(1+.05*np.sin(5*th+1)+.04*np.sin(8*th)); P=np.stack([t*R*np.cos(th),t*R*np.sin(th),.985+.022*np.sqrt(np.clip(1-t**8,0,1))+0*th],-1)
    mesh('milk',P,gridfaces(50,240),Mat('milk').pbr('#FFF8E8',rough=.12,spec=.5,coat=.4,emit=('#FFF3DA',.12)))
    M=Mat('mango'); m=M.pbr(M.ramp(M.noise(7,3,.6),[(.3,'#F79A0E'),(.55,'#FFB62A'),(.8,'#FFCC52')]),rough=.16,spec=.5,coat=.4,emit=('#FFA81E',.10),normal=M.bump(M.noise(22,3),.25,.012)); C=SD.hide([SD.icecube(k,m,.105) for k in (1,2,3)])
    for x,y,z in ((-.20,-.14,1.06),(.03,-.26,1.06),(.24,-.10,1.06),(-.10,.10,1.06),(.16,.14,1.06),(-.28,.12,1.05),(-.08,-.08,1.21),(.11,-.02,1.22),(.02,.10,1.20)): inst(rng.choice(C),(x,y,z),(rng.gauss(0,.3),rng.gauss(0,.3),rng.random()*6),.9+.2*rng.random())
    xform(PZ.basil(4,.22,3),(.04,.02,1.33),(.1,.0,.6))
def mug(seed=2):
    """hot milk tea with a rim of froth, in a white mug on its saucer"""
    rng=random.Random(seed); white=Mat('china').pbr('#FBF8F2',rough=.16,spec=.5,coat=.5)
    lathe('saucer',spline([(0,.0),(.42,.0),(.52,.03),(.92,.10),(.96,.115),(.93,.13),(.52,.065),(0,.06)],80),220,white)
    lathe('mug',spline([(0,.06),(.34,.06),(.40,.08),(.46,.24),(.53,.60),(.56,.98),(.575,1.01),(.56,1.035),(.535,1.01),(.51,.62),(.44,.26),(.34,.14),(0,.12)],160),240,white)
    a=np.linspace(-1.75,1.75,50); h=np.stack([.52+.30*np.cos(a)-.02*np.sin(a),0*a,.56+.29*np.sin(a)],-1); h=np.vstack([h[:1]-[.10,0,0],h,h[-1:]-[.05,0,0]]); BW.tubes([[(x*math.cos(-.45),x*math.sin(-.45),z) for x,_,z in spline(h,90)]],.062,white,24)
    th=np.linspace(0,2*np.pi,300,endpoint=False); t=np.linspace(0,1,120)[:,None]; P=np.stack([t*.528*np.cos(th),t*.528*np.sin(th),.89+0*t*th],-1); w=fbm(P*7,3,seed=seed); edge=np.clip(sstep(.84,.93,t+.05*w)+.5*sstep(.24,.5,w)*sstep(.4,.8,t),0,1); P[...,2]+=.012*edge
    M=Mat('tea'); bubbles=M.math('MULTIPLY',M.attr('f'),M.ramp(M.vor(34),[(.1,.55),(.5,1.)])); mesh('tea',P,gridfaces(120,300),M.pbr(M.mix(bubbles,M.ramp(M.noise(4,2),[(.3,'#A8683A'),(.7,'#B97A48')]),'#EBCBA0'),rough=.14,spec=.5,coat=.3,emit=('#A8683A',.06)),{'f':edge})
    b=SD.hide([PZ.blob(1,.016,(1,1,.6),0,1,Mat('bub').pbr('#F2DCBC',rough=.1,spec=.8,coat=1),12)])[0]
    for i in range(90): q=.50-.10*rng.random()**2; c=rng.random()*6.283; inst(b,(q*math.cos(c),q*math.sin(c),.90),(0,0,0),.4+.9*rng.random()**2)
